# All commands for people and for the server. `make help` lists the targets.
SWIFT ?= swift
# The executable compiles the engine with flags that a library with dependents may not have (Package.swift).
export RILL_ENGINE_FLAGS = 1
# The server passes -Xswiftc -warnings-as-errors. It is not the default, because another toolchain may have new warnings.
STRICT ?=
# Coloured output is a compiler flag; a build at a terminal would otherwise rebuild everything.
BUILD = $(SWIFT) build --no-color-diagnostics
# macOS provides the standard library, libedit and an allocator; elsewhere they are linked or installed.
ifeq ($(shell uname),Darwin)
STATIC =
BESIDE = @executable_path
else
STATIC = --static-swift-stdlib
BESIDE = $$ORIGIN
endif
# Releases are stripped of debug information.
RELEASED = $(BUILD) -c release -debug-info-format none $(STRICT)
RELEASE = $(RELEASED) --product rill $(STATIC)
RILL = .build/release/rill
# Exists while the executable is one that `make play` built.
QUICK = .build/quick
# The executable for requests links the toolchain's shared libraries. It has its own scratch folder, so that the two builds do not
# invalidate each other. Packages contain these libraries (Tools/Packaging/deb).
FETCH = $(RELEASED) --product rill-fetch --scratch-path .build/fetch \
	-Xlinker -rpath -Xlinker '$(BESIDE)/../lib/rill'
# Excluded: programs that tests read, some of them intentionally wrong.
SOURCES = $(shell git ls-files 'Package.swift' 'Sources/*.swift' 'Sources/*.swiftinterface' 'Tests/*.swift' ':!Tests/*Golden*' ':!Tests/Corpus' ':!Tests/Pins' ':!Tests/Orders' ':!Tests/Benchmarks/programs' ':!Tests/Benchmarks/snippets')
PREFIX ?= /usr/local
SECONDS ?= 600
TIMES ?= 30
# The executable that `swift build --build-tests` links.
TESTS = .build/debug/rillPackageTests.xctest
# The commit that `rill --version` prints.
export RILL_COMMIT = $(shell git describe --always --dirty --exclude '*' 2>/dev/null)
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.DEFAULT_GOAL := help
.PHONY: help setup play build native release test unit again corpus compile released safe lessons mistakes depend pages check bench format lint accept gallery demo sessions fuzz hostile threads sanitize install uninstall deb archive

help: ## prints this list
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs libedit-dev and libmimalloc-dev if they are missing; libmimalloc-dev is optional
ifneq ($(shell uname),Darwin)
	@test -e /usr/include/histedit.h || { \
	  $(SUDO) apt-get install -y libedit-dev || { $(SUDO) apt-get update && $(SUDO) apt-get install -y libedit-dev; }; }
	@test -e /usr/include/mimalloc.h || $(SUDO) apt-get install -y libmimalloc-dev \
	  || echo "no libmimalloc-dev: programs that make many objects run slower"
endif

play: setup ## builds what a prompt needs and opens it; views and commands are optimised only by `make release`
	@test -e $(RILL) || { mkdir -p .build && touch $(QUICK); }
	@if test -e $(QUICK); then RILL_QUICK=1 Tools/progress rill .build $(RELEASE); else $(MAKE) -s release; fi
	@$(RILL)

build: setup ## builds everything for debugging
	$(BUILD) --build-tests $(STRICT)

native: setup ## the optimised modules that compiled programs import (`rill run --swiftc`)
	@Tools/progress RillNative .build $(BUILD) -c release --product RillNative $(STRICT)

release: setup ## the optimised executable with the standard library linked in, and rill-fetch
	@rm -f $(QUICK)
	@Tools/progress rill .build $(RELEASE)
	@Tools/progress rill-fetch .build/fetch $(FETCH)
	@cp .build/fetch/release/rill-fetch .build/release/rill-fetch
	@strip $(RILL) .build/release/rill-fetch

test: ## runs every test; the last line lists the parts that passed
	@Tests/all unit compile corpus released lessons

unit: build ## runs the Swift tests; the last lines list failures
	Tests/unit $(TESTS)

safe: setup ## builds the executable without unsafe compiler flags and runs the corpus with it
	RILL_SAFE=1 $(RELEASE) --scratch-path .build/safe
	Tests/Corpus/check .build/safe/release/rill

again: build ## runs the Swift tests TIMES (30) times, each time with a new temporary folder (not part of `make test`)
	Tests/unit $(TESTS) $(TIMES)

corpus: release ## runs the conformance corpus with the optimised executable
	Tests/Corpus/check $(RILL)

compile: build ## compiles the conformance corpus with swiftc and our modules, and runs it
	Tests/Corpus/compile .build/debug
	Tests/Pins/compile .build/debug
	Tests/Orders/compile .build/debug
	Tests/differences

released: release ## runs the Swift tests of the interpreter's modules, built as in a release
	Tests/released .build/release

lessons: build release ## runs and checks all lessons, with rill and with swiftc
	$(RILL) check lessons lessons/apps
	.build/debug/rill check --swiftc lessons lessons/apps

mistakes: build ## compiles the refused programs of the Swift tests with swiftc (not part of `make test`: 20 minutes)
	Tests/TypesGolden/compare .build/debug
	Tests/TypesGolden/compare-solver

depend: ## builds a package that depends on this one by version
	Tests/Dependency/check

pages: build ## tests exported pages in a headless Chromium (not part of `make test`)
	Tests/Pages/walk .build/debug/rill

check: lint test safe threads depend ## runs what the server runs

bench: release ## prints measurements and their targets; writes JSON with date and machine to .build/bench
	$(SWIFT) build -c release --package-path Tests/Benchmarks
	RILL_BENCH=1 $(RELEASED) $(STATIC) --product bench-language
	Tests/Benchmarks/table $(RILL)

sessions: ## compares random sessions with a model: COUNT (1000) from seed FIRST (1)
	RILL_SESSIONS=1 $(RELEASED) -Xswiftc -enable-testing --scratch-path .build/sessions --product random-sessions
	.build/sessions/release/random-sessions $(or $(COUNT),1000) $(or $(FIRST),1)

fuzz: release ## searches for crashes with mutants of the corpus, for SECONDS (600)
	Tests/Fuzz/tasks $(RILL) 200
	Tests/Fuzz/mutate $(RILL) $(SECONDS)

hostile: release build ## tests overlapping changes, the time until long steps stop, and saved data after kill -9, a full disk or a read-only home
	RILL_MATRIX=all $(SWIFT) test --skip-build --filter OverlapMatrix
	Tests/Hostile/hostile $(RILL)
	Tests/Hostile/faults $(RILL)

# The sanitizer would move locals, by whose addresses a coroutine measures its stack. Interned types live as long as the process and are
# no leaks. The prompt restores the terminal on a signal and then ends as without a sanitizer. Tests of a program's memory limit do not
# count freed memory that the sanitizer keeps. Swift on Linux has no sanitizer for undefined behaviour ("unsupported option"), and Swift
# checks arithmetic and casts itself.
ASAN = detect_stack_use_after_return=0:detect_leaks=0:handle_segv=0:quarantine_size_mb=32

# The sanitizer keeps half a megabyte for each stack, and allocates itself: tests of 100,000 stacks and of allocations are left out.
threads: ## runs the engine's tests with the thread sanitizer
	RILL_ENGINE_TESTS=1 $(SWIFT) test --sanitize=thread --scratch-path .build/thread --skip hundredThousand --skip AllocationTests

sanitize: threads ## runs the Swift tests with the address sanitizer, and the engine's with the thread sanitizer
	$(SWIFT) build --build-tests --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=$(ASAN) SWIFT_BACKTRACE=enable=no Tests/unit .build/address/debug/rillPackageTests.xctest

install: release native ## installs rill, its modules, manual pages and lessons below PREFIX (/usr/local)
	Tools/Packaging/install .build/release $(PREFIX)

uninstall: ## removes what `make install` installed
	Tools/Packaging/install --remove $(PREFIX)

deb: release native ## builds a Debian package in .build
	Tools/Packaging/deb .build/release .build

archive: release native ## builds an archive in .build that can be unpacked anywhere
	Tools/Packaging/archive .build/release .build

format: ## rewrites the sources in the house format
	@$(SWIFT) format --in-place $(SOURCES)

lint: ## fails if a source is not in the house format
	@$(SWIFT) format lint --strict $(SOURCES)

accept: build ## rewrites golden files from the current output; review the diff
	RILL_ACCEPT=1 $(SWIFT) test --skip-build

gallery: build ## regenerates docs/gallery, the example of each operator
	RILL_ACCEPT=1 $(SWIFT) test --skip-build --filter GalleryTests

demo: build ## regenerates docs/demo.svg, the first picture of README.md, from docs/demo.session
	.build/debug/rill export docs/demo.session -o docs/demo.svg
