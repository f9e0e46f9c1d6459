/// The code that watches sources in a program without rill's prompt: an exported package, or a program compiled by swiftc. The
/// program itself defines `printEvent(_:of:)` and `described(_:)`, the text of a value.
package enum WatchSource {
    /// Returns `show`, `end` and `described`. `access` is "public " for another module than the program's.
    package static func code(access: String) -> String {
        """

        /// A watched source.
        private final class Listening {
            let name: String
            var isLive = true
            var subscription: Disposable?
            init(_ name: String) { self.name = name }
            func end() {
                isLive = false
                subscription?.dispose()
            }
        }

        private var listenings: [Listening] = []

        /// Watches a source, for a number of seconds if given.
        \(access)func show<Source: ObservableConvertibleType>(_ name: String, _ source: Source, for seconds: Double? = nil) {
            let new = Listening(name)
            listenings.append(new)
            new.subscription = source.asObservable().subscribe { event in
                guard new.isLive else { return }
                if event.isStopEvent { new.isLive = false }
                printEvent(event, of: name)
            }
            guard let seconds else { return }
            _ = Observable<Int>.timer(.milliseconds(Int(seconds * 1_000)), scheduler: MainScheduler.instance)
                .subscribe(onNext: { _ in new.end() })
        }

        \(access)func show<Value>(_ name: String, value: Value) { print("\\(name) = \\(described(value))") }

        /// Ends the watches of a name, or all of them.
        \(access)func end(_ name: String? = nil) { for one in listenings where name == nil || one.name == name { one.end() } }

        """
    }
}
