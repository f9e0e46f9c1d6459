import Export

/// The source of the module `RillPrompt`: it gives compiled programs the functions of the prompt and of `rill run`.
enum CompiledPrelude {
    /// The source. It imports all of rill's modules, so that their code is linked into the shared library.
    static let sourceText =
        importCode + clockCode + lineCode + WatchSource.code(access: "public ") + sessionCode + nameCode

    private static let importCode = [
        "Foundation", "Rill", "RillBlocking", "RillExt", "RillKit", "RillNetworking", "RillTest",
    ].map { "import \($0)\n" }.joined()

    private static let clockCode = #"""

        private let begun = Date()
        private var world: World?
        private var printsLines = true

        /// Starts the clock. `pace` is the number of virtual seconds per second of the wall clock: with 0 waits end at
        /// once; with -1 there is no virtual clock.
        public func _rillBegin(pace: Double, seed: UInt64, epoch: Double, lines: Bool) {
            setvbuf(stdout, nil, _IOLBF, 0)
            printsLines = lines
            guard pace >= 0 else { return }
            let new = World(pace: pace == 0 ? .instant : pace == 1 ? .live : .times(pace), seed: seed, epoch: epoch)
            new.install()
            world = new
        }

        /// Advances the clock until nothing is scheduled, but at most by a number of seconds.
        public func _rillEnd(limit: Double) {
            guard let world else {
                if PlaygroundPage.current.needsIndefiniteExecution { RunLoop.main.run() }
                if limit > 0 { RunLoop.main.run(until: Date(timeIntervalSinceNow: limit)) }
                return
            }
            let end = min(Double(Int.max) / 2, Double(world.now) + limit * 1e9)
            if case .limit = world.runUntilIdle(limit: Int(end)) {
                FileHandle.standardError.write(Data("rill: stopped after \(limit) s of virtual time (--for 1h)\n".utf8))
            }
        }

        private var time: String {
            let nanoseconds = world.map { Double($0.now) } ?? -begun.timeIntervalSinceNow * 1e9
            let milliseconds = Int((nanoseconds / 1e6).rounded())
            let (minutes, rest) = (milliseconds / 60_000, milliseconds % 60_000)
            return String(format: "%02d:%02d.%03d", minutes, rest / 1_000, rest % 1_000)
        }

        """#

    private static let lineCode = #"""

        private func printEvent<Element>(_ event: Event<Element>, of label: String) {
            switch event {
            case .next(let element): print("\(time) │ \(label) ● \(described(element))")
            case .error(let error): print("\(time) │ \(label) ✕ \(error)")
            case .completed: print("\(time) │ \(label) ┤ completed")
            }
        }

        /// Formats a value for a timeline, without the name of the program's module.
        private func described<Value>(_ value: Value) -> String {
            String(reflecting: value).replacingOccurrences(of: "main.", with: "")
        }

        extension ObservableType {
            /// Prints each event as a line of the timeline, and passes it on.
            public func watch(_ label: String) -> Observable<Element> {
                guard printsLines else { return asObservable() }
                return Observable.create { observer in
                    var isOver = false
                    let subscription = self.subscribe { event in
                        if event.isStopEvent { isOver = true }
                        printEvent(event, of: label)
                        observer.on(event)
                    }
                    return Disposables.create {
                        subscription.dispose()
                        if !isOver { print("\(time) │ \(label) ┊ disposed") }
                    }
                }
            }
        }

        """#

    private static let sessionCode = #"""

        /// Advances the clock until a number of seconds after the start.
        public func pass(to seconds: Double) {
            _ = world?.advance(to: Int((seconds * 1_000).rounded()) * 1_000_000)
        }

        /// Shows the value of the last expression in an entry.
        public func _answer<Source: ObservableConvertibleType>(_ name: String, _ source: Source) { show(name, source) }
        public func _answer(_ name: String, _ value: Void) {}
        public func _answer(_ name: String, _ value: Disposable) {}
        public func _answer<Value>(_ name: String, _ value: Value) {
            if value is Disposable { return }
            print("\(name): \(String(reflecting: Value.self).replacingOccurrences(of: "main.", with: "").replacingOccurrences(of: "Swift.", with: "")) = \(described(value))")
        }

        /// Prints a mark that separates the output of earlier entries from the output to show.
        public func _mark() { print("\u{1}", terminator: "\n") }

        """#

    private static let nameCode = #"""

        /// Prints a heading and runs an example.
        public func example(of description: String, action: () -> Void) {
            print("\n--- Example of:", description, "---")
            action()
        }
        /// Prints a heading and runs an example that waits.
        public func example(of description: String, action: () async -> Void) async {
            print("\n--- Example of:", description, "---")
            await action()
        }
        /// Prints a heading and runs an example.
        public func example(_ description: String, action: () -> Void) {
            print("\n--- \(description) example ---")
            action()
        }
        /// Runs a closure after a number of seconds.
        public func delay(_ delay: Double, closure: @escaping () -> Void) {
            _ = Observable<Int>.timer(.milliseconds(Int(delay * 1_000)), scheduler: MainScheduler.instance)
                .subscribe(onNext: { _ in closure() })
        }
        public func playgroundShouldContinueIndefinitely() {}
        /// Replaces the class of playgrounds, so that `PlaygroundPage.current` compiles.
        public final class PlaygroundPage {
            public static let current = PlaygroundPage()
            public var needsIndefiniteExecution = false
            public func finishExecution() -> Never { exit(0) }
        }

        """#
}
