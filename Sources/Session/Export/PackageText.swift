import SessionCore

/// The contents of the files in an exported package.
package enum PackageText {
    package static func packageManifest(_ modules: [(name: String, home: String)]) -> String {
        let rows = modules.map { "    (\"\($0.name)\", \"\($0.home)\"),\n" }.joined()
        return """
            // swift-tools-version:5.9
            \(importLines("PackageDescription"))

            // The library that the program uses: "rill" ends waits at once, "RxSwift" waits in real time.
            let library = "rill"

            // The location of rill: a folder, or the URL of a repository whose tags are versions.
            let place = Context.environment["RILL_REPOSITORY"] ?? "../rill"

            /// The modules that the program imports, each with the corresponding module of rill.
            let modules = [
            \(rows)]

            let isRill = library == "rill"
            let parts = place.split(separator: "/").map(String.init)
            let name = parts.last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 } ?? ""
            let rill: Package.Dependency = place.contains("://") ? .package(url: place, from: "1.0.0") : .package(path: place)
            let rxSwift: Package.Dependency = .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0")

            let package = Package(
                name: "Replay",
                dependencies: [isRill ? rill : rxSwift],
                targets: [
                    .executableTarget(
                        // The names of targets must be unique across packages, and rill has no target with this name.
                        name: "Replay",
                        dependencies: modules.map { isRill ? .target(name: $0.0) : .product(name: $0.0, package: "RxSwift") },
                        swiftSettings: isRill ? [.define("RILL")] : [])
                ]
                    + (isRill ? modules : []).map { module in
                        .target(
                            name: module.0, dependencies: [.product(name: module.1, package: name)],
                            path: "Modules/\\(module.0)")
                    })

            """
    }

    /// Returns a line with an import for each module.
    static func importLines(_ modules: String...) -> String { modules.map { "import " + $0 }.joined(separator: "\n") }

    package static let readme = """
        # A session

        `Sources/Replay/main.swift` contains the entries of a rill session in order, each at its time. `swift run` prints the text
        of `Expected.txt`:

            RILL_REPOSITORY=path-or-address-of-rill swift run | diff - Expected.txt

        With `let library = "RxSwift"` in `Package.swift` the same program is built with RxSwift. It then runs in real time,
        and events within a few milliseconds may arrive in another order.

        """

    /// Returns the code that takes the place of the prompt: it watches expressions, advances time and prints events.
    package static func mainFileText(isCompiled: Bool) -> String {
        """

        private func printEvent<Element>(_ event: Event<Element>, of label: String) {
            switch event {
            case .next(let element): print("\\(label) ● \\(described(element))")
            case .error(let error): print("\\(label) ✕ \\(error)")
            case .completed: print("\\(label) ┤ completed")
            }
        }
        \(WatchSource.code(access: ""))
        extension ObservableType {
            /// Prints each event and passes it on.
            func watch(_ label: String) -> Observable<Element> {
                self.do(
                    onNext: { printEvent(.next($0), of: label) },
                    onError: { printEvent(Event<Element>.error($0), of: label) },
                    onCompleted: { printEvent(Event<Element>.completed, of: label) })
            }
        }

        /// Returns the text of a value as timelines show it: without the name of the program's module.
        func described<Value>(_ value: Value) -> String {
            let module = String(reflecting: Listening.self).prefix { $0 != "." } + "."
            return String(reflecting: value).replacingOccurrences(of: module, with: "")
        }

        \(isCompiled ? clockCode : wallClockCode)
        """
    }

    private static let wallClockCode = """
        let begun = Date()

        /// Advances the clock to a number of seconds after the start.
        func pass(to seconds: Double) {
            let limit = begun.addingTimeInterval(seconds)
            while Date() < limit { RunLoop.main.run(until: limit) }
        }

        """

    private static var clockCode: String {
        """
        #if RILL
        \(importLines("Rill"))

        let world: World = {
            let world = World()
            world.install()
            return world
        }()

        /// Advances the clock to a number of seconds after the start.
        func pass(to seconds: Double) { _ = world.advance(to: Int((seconds * 1_000).rounded()) * 1_000_000) }
        #else
        \(wallClockCode)
        #endif

        """
    }
}
