# Everything that a person or a server runs. `make help` explains each target.
SWIFT ?= swift
# The engine is compiled for the executable, with flags that a library which others depend on may not have (Package.swift).
export RILL_ENGINE_FLAGS = 1
# A server passes -Xswiftc -warnings-as-errors; another toolchain's new warning should not keep anyone from playing.
STRICT ?=
# Colours are a flag of the compiler: what was built into a file would be built anew at a terminal.
BUILD = $(SWIFT) build --no-color-diagnostics
# macOS has the standard library, libedit and its own allocator; elsewhere they are linked in or installed.
ifeq ($(shell uname),Darwin)
STATIC =
BESIDE = @executable_path
else
STATIC = --static-swift-stdlib
BESIDE = $$ORIGIN
endif
# What is released is stripped: information for a debugger would only take time to write.
RELEASED = $(BUILD) -c release -debug-info-format none $(STRICT)
RELEASE = $(RELEASED) --product rill $(STATIC)
RILL = .build/release/rill
# What makes requests links the toolchain's libraries as they are: in a folder of its own, so that neither builds the other anew.
# A package brings them along (Tools/Packaging/deb).
FETCH = $(RELEASED) --product rill-fetch --scratch-path .build/fetch \
	-Xlinker -rpath -Xlinker '$(BESIDE)/../lib/rill'
# Programs that tests read, some of them wrong on purpose, keep the form that they have.
SOURCES = $(shell git ls-files 'Package.swift' 'Sources/*.swift' 'Sources/*.swiftinterface' 'Tests/*.swift' ':!Tests/*Golden*' ':!Tests/Corpus' ':!Tests/Pins' ':!Tests/Orders' ':!Tests/Benchmarks/programs' ':!Tests/Benchmarks/snippets')
PREFIX ?= /usr/local
SECONDS ?= 600
TIMES ?= 30
# What `swift build --build-tests` links.
TESTS = .build/debug/rillPackageTests.xctest
# What `rill --version` says it was built from.
export RILL_COMMIT = $(shell git describe --always --dirty --exclude '*' 2>/dev/null)
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.DEFAULT_GOAL := help
.PHONY: help setup play build native release test unit again corpus compile released safe lessons mistakes depend pages check bench format lint accept gallery demo sessions fuzz hostile sanitize install uninstall deb archive

help: ## this list
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs libedit-dev and libmimalloc-dev if they are missing; the second is not necessary
ifneq ($(shell uname),Darwin)
	@test -e /usr/include/histedit.h || { \
	  $(SUDO) apt-get install -y libedit-dev || { $(SUDO) apt-get update && $(SUDO) apt-get install -y libedit-dev; }; }
	@test -e /usr/include/mimalloc.h || $(SUDO) apt-get install -y libmimalloc-dev \
	  || echo "no libmimalloc-dev: programs that make many objects run slower"
endif

play: release ## builds in release and opens the prompt
	@$(RILL)

build: setup ## builds everything for debugging
	$(BUILD) --build-tests $(STRICT)

native: setup ## the modules that compiled programs import (`rill run --swiftc`), optimised
	@Tools/progress RillNative .build $(BUILD) -c release --product RillNative $(STRICT)

release: setup ## the optimised executable, standard library linked in, and rill-fetch beside it
	@Tools/progress rill .build $(RELEASE)
	@Tools/progress rill-fetch .build/fetch $(FETCH)
	@cp .build/fetch/release/rill-fetch .build/release/rill-fetch
	@strip $(RILL) .build/release/rill-fetch

test: ## every test; the last line says what was run and has passed
	@Tests/all unit compile corpus released lessons

unit: build ## the Swift tests; the last lines name what has failed
	Tests/unit $(TESTS)

safe: setup ## the executable without any unsafe compiler flag, and the corpus with it
	RILL_SAFE=1 $(RELEASE) --scratch-path .build/safe
	Tests/Corpus/check .build/safe/release/rill

again: build ## the Swift tests TIMES (30) times, each round with a temporary folder of its own (not part of `make test`)
	Tests/unit $(TESTS) $(TIMES)

corpus: release ## the conformance corpus with the optimised executable
	Tests/Corpus/check $(RILL)

compile: build ## the conformance corpus with swiftc against our modules
	Tests/Corpus/compile .build/debug
	Tests/Pins/compile .build/debug
	Tests/Orders/compile .build/debug
	Tests/differences

released: release ## the Swift tests of the interpreter's modules, with these as they are released
	Tests/released .build/release

lessons: build release ## what the lessons promise, with rill and with swiftc
	$(RILL) check lessons lessons/apps
	.build/debug/rill check --swiftc lessons lessons/apps

mistakes: build ## the refused programs of the Swift tests, given to swiftc (not part of `make test`: 20 minutes)
	Tests/TypesGolden/compare .build/debug
	Tests/TypesGolden/compare-solver

depend: ## a package that depends on this one by version
	Tests/Dependency/check

pages: build ## exported pages in a headless Chromium (not part of `make test`)
	Tests/Pages/walk .build/debug/rill

check: lint test safe depend ## all that a server runs

bench: release ## one table: what was measured, its target, whether it is met; JSON with date and machine in .build/bench
	$(SWIFT) build -c release --package-path Tests/Benchmarks
	RILL_BENCH=1 $(RELEASED) $(STATIC) --product bench-language
	Tests/Benchmarks/table $(RILL)

sessions: ## sessions at random against a model that repeats them: COUNT (1000) from seed FIRST (1)
	RILL_SESSIONS=1 $(RELEASED) -Xswiftc -enable-testing --scratch-path .build/sessions --product random-sessions
	.build/sessions/release/random-sessions $(or $(COUNT),1000) $(or $(FIRST),1)

fuzz: release ## looks for crashes: mutants of the corpus, for SECONDS (600)
	Tests/Fuzz/tasks $(RILL) 200
	Tests/Fuzz/mutate $(RILL) $(SECONDS)

hostile: release build ## changes of what is being changed, how soon long steps stop, what the user keeps when things go wrong
	RILL_MATRIX=all $(SWIFT) test --skip-build --filter OverlapMatrix
	Tests/Hostile/hostile $(RILL)
	Tests/Hostile/faults $(RILL)

# A coroutine measures its stack by where its locals lie; the sanitizer would put them elsewhere. What lasts as long as the process
# (types are interned) is no leak. The prompt gives the terminal back on a signal, which then ends it as it would without a
# sanitizer; and what a program may hold counts little of what is freed and kept aside. Swift on Linux has no sanitizer of what is
# undefined ("unsupported option"), and needs little of one: it checks sums and casts itself.
ASAN = detect_stack_use_after_return=0:detect_leaks=0:handle_segv=0:quarantine_size_mb=32

sanitize: ## the Swift tests with the address sanitizer, the engine's with that for threads
	$(SWIFT) build --build-tests --sanitize=address --scratch-path .build/address
	ASAN_OPTIONS=$(ASAN) SWIFT_BACKTRACE=enable=no Tests/unit .build/address/debug/rillPackageTests.xctest
	$(SWIFT) test --sanitize=thread --scratch-path .build/thread --filter '^RillTests|^RillWorldTests'

install: release native ## puts rill, its modules, pages and lessons below PREFIX (/usr/local)
	Tools/Packaging/install .build/release $(PREFIX)

uninstall: ## takes away what `make install` has put there
	Tools/Packaging/install --remove $(PREFIX)

deb: release native ## a Debian package in .build
	Tools/Packaging/deb .build/release .build

archive: release native ## an archive in .build, to be unpacked anywhere
	Tools/Packaging/archive .build/release .build

format: ## rewrites the sources in the house format
	@$(SWIFT) format --in-place $(SOURCES)

lint: ## fails where the format differs
	@$(SWIFT) format lint --strict $(SOURCES)

accept: build ## rewrites golden files from what the code prints now; review the diff
	RILL_ACCEPT=1 $(SWIFT) test --skip-build

gallery: build ## draws docs/gallery anew: the example of each operator
	RILL_ACCEPT=1 $(SWIFT) test --skip-build --filter GalleryTests

demo: build ## draws docs/demo.svg, the first picture of README.md, anew from docs/demo.session
	.build/debug/rill export docs/demo.session -o docs/demo.svg
