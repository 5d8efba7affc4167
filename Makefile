# What CI runs, by the same names.
SOURCES := Package.swift Sources Tests Samples Benchmarks

.PHONY: build test lint format bench stress

build:
	swift build
	swift build -c release

test:
	swift test

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format format --in-place --recursive --parallel $(SOURCES)

bench:
	swift run -c release --package-path Benchmarks

# Eight threads, a million actions, and all tests of the streams, under the thread sanitizer. Tests that run the compiler
# are left out: what it says does not depend on the sanitizer.
stress:
	SLUICE_STRESS=1 swift test --sanitize=thread --scratch-path .build/stress --filter Stress
	swift test --sanitize=thread --scratch-path .build/stress --filter SluiceStreamsTests --skip CheckTests
