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

# Eight threads, a million actions, under the thread sanitizer.
stress:
	SLUICE_STRESS=1 swift test --sanitize=thread --scratch-path .build/stress --filter Stress
