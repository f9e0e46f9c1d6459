import Foundation

extension ObservableType {
    /// Prints the subscription, every event and the disposal; changes nothing.
    ///
    /// - Parameters:
    /// - identifier: the name in each line; if nil, the position in the source.
    /// - trimOutput: true to shorten long elements to 40 characters.
    ///
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let place = "\(file.split(separator: "/").last.map(String.init) ?? file):\(line) (\(function))"
        return Debug(asObservable(), identifier ?? place, trimOutput)
    }
}

private final class Debug<Element>: Producer<Element> {
    private let source: SourceReference<Element>
    private let identifier: String
    private let trimsOutput: Bool

    init(_ source: Observable<Element>, _ identifier: String, _ trimsOutput: Bool) {
        self.source = SourceReference(source)
        self.identifier = identifier
        self.trimsOutput = trimsOutput
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = DebugSink(down, identifier, trimsOutput)
        sink.printLine("subscribed")
        sink.setUpstream(PrintingDisposable(sink, source.attach(sink)))
        return sink
    }
}

private final class DebugSink<Element>: Sink<Element, Element> {
    private let identifier: String
    private let trimsOutput: Bool

    init(_ down: Receiver<Element>, _ identifier: String, _ trimsOutput: Bool) {
        self.identifier = identifier
        self.trimsOutput = trimsOutput
        super.init(down)
    }

    override func onNext(_ element: Element) {
        printLine("Event \(trimmedOutput("\(Event.next(element))"))")
        forward(element)
    }

    override func onError(_ error: Swift.Error) {
        printLine("Event \(trimmedOutput("\(Event<Element>.error(error))"))")
        fail(error)
    }

    override func onCompleted() {
        printLine("Event \(trimmedOutput("\(Event<Element>.completed)"))")
        complete()
    }

    func printLine(_ text: String) { print("\(DebugTimestamp.currentText()): \(identifier) -> \(text)") }

    private func trimmedOutput(_ text: String) -> String {
        trimsOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
    }
}

/// Wraps the upstream subscription, to print the disposal before it happens: so the outermost `debug` prints first.
private final class PrintingDisposable<Element>: Disposable {
    private unowned let sink: DebugSink<Element>
    private let subscription: AnySubscription?

    init(_ sink: DebugSink<Element>, _ subscription: AnySubscription?) {
        self.sink = sink
        self.subscription = subscription
    }

    func dispose() {
        sink.printLine("isDisposed")
        subscription?.dispose()
    }
}

/// The timestamp of each line that `debug` prints.
enum DebugTimestamp {
    /// Returns the current time. A world with a clock of its own replaces the function, before it runs.
    nonisolated(unsafe) static var now: () -> Date = { Date() }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return formatter
    }()

    static func currentText() -> String { formatter.string(from: now()) }
}
