# What CI runs, by the same names.
SOURCES := Package.swift Sources Tests Samples Benchmarks

.PHONY: build test lint format docs bench bench-check bench-record stress

build:
	swift build
	swift build -c release

test:
	swift test

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format format --in-place --recursive --parallel $(SOURCES)

# Checks every link and doc comment of the libraries, and writes an archive of each to .build/documentation.
# The functions of SluiceTesting take the caller's file and line, parameters that need no words.
MODULES := SluiceStreams SluiceSections Sluice SluiceTesting SluiceTerminal SluiceFoundation
SYMBOLS := .build/documentation/symbols

# What it reads of the modules is written by a build of everything, tests included.
docs:
	swift build --build-tests
	rm -rf .build/documentation
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members --emit-extension-block-symbols
	@set -e; for module in $(MODULES); do \
	  mkdir -p $(SYMBOLS)/$$module; \
	  find .build -path '*/symbolgraph/*' \( -name "$$module.symbols.json" -o -name "$$module@*.symbols.json" \) \
	    -exec cp {} $(SYMBOLS)/$$module \;; \
	  catalog=Sources/$$module/$$module.docc; test -d $$catalog || catalog=; \
	  echo "docc convert $$module"; \
	  if test $$module = SluiceTesting; then lax=--disable-parameters-and-returns-validation; else lax=; fi; \
	  docc convert $$catalog $$lax --additional-symbol-graph-dir $(SYMBOLS)/$$module \
	    --output-path .build/documentation/$$module.doccarchive --fallback-display-name $$module \
	    --fallback-bundle-identifier sluice.$$module --warnings-as-errors; \
	done

# Options go in ARGUMENTS: make bench ARGUMENTS='--filter observers --json new.json'
bench:
	swift run -c release --package-path Benchmarks Benchmarks $(ARGUMENTS)

# Fails if an important path needs more instructions or allocations than Benchmarks/Baselines has on record.
# A library that has changed does not always have the code of it rebuilt that is compiled into the benchmarks, and its new
# files are not always seen; so that the check counts what is there now, it has them rebuilt.
bench-check:
	touch Benchmarks/Package.swift Benchmarks/Sources/Benchmarks/Benchmarks.swift
	swift run -c release --package-path Benchmarks Benchmarks --check

bench-record:
	touch Benchmarks/Package.swift Benchmarks/Sources/Benchmarks/Benchmarks.swift
	swift run -c release --package-path Benchmarks Benchmarks --check --record

# Eight threads, a million actions, and all tests of the streams, under the thread sanitizer. Tests that run the compiler
# are left out: what it says does not depend on the sanitizer.
stress:
	SLUICE_STRESS=1 swift test --sanitize=thread --scratch-path .build/stress --filter Stress
	swift test --sanitize=thread --scratch-path .build/stress --filter SluiceStreamsTests --skip CheckTests
