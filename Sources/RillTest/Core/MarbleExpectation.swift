import Foundation
import Rill

/// An expected marble diagram of a source, and the actual one.
public struct MarbleExpectation<Element> {
    /// The result of a comparison.
    public struct Verdict {
        public let expected: String
        public let actual: String
        public let holds: Bool

        /// Returns one line if the diagrams match, and otherwise both diagrams, one above the other, as assertions do.
        public func report(line: UInt) -> String {
            if holds { return "pass: expect \(expected)" }
            return "fail: expect (line \(line))\n  expected  \(expected)\n  actual    \(actual)"
        }
    }

    private typealias Mark = MarbleScript.Mark
    private typealias Entry = Recorded<Event<String>>

    private let diagram: String
    private let scale: MarbleScale
    private let script: MarbleScript
    private let nameOfElement: (Element) -> String
    private let valueForName: (String) -> String?
    private let errorForName: (String) -> String?
    private let errorText: (Error) -> String

    /// - Parameters:
    /// - name: returns the compared and displayed name of a value.
    /// - value: returns the value's name for a name in the diagram; nil if both are equal.
    /// - error: returns the printed form of a named error; nil if it prints its name.
    /// - errorText: returns the printed form of an actual error.
    public init(
        _ picture: String, scale: MarbleScale, name: @escaping (Element) -> String,
        value: @escaping (String) -> String? = { _ in nil }, error: @escaping (String) -> String? = { _ in nil },
        errorText: @escaping (Error) -> String = { "\($0)" }
    ) throws {
        self.diagram = picture
        self.scale = scale
        self.nameOfElement = name
        self.valueForName = value
        self.errorForName = error
        self.errorText = errorText
        script = try MarbleScanner.scanMarbles(picture, scale: scale)
    }

    /// Subscribes to a source for the duration of the diagram, or until `!`.
    public func observe(
        _ source: Observable<Element>, on scheduler: SchedulerType, report: @escaping (Verdict) -> Void
    ) -> Disposable {
        let begin = scheduler.now
        let scale = scale
        var seen: [Entry] = []
        let (name, errorText) = (nameOfElement, errorText)
        func text(_ event: Event<Element>) -> Event<String> {
            switch event {
            case .next(let element): return .next(name(element))
            case .error(let error): return .error(NamedError(description: errorText(error)))
            case .completed: return .completed
            }
        }
        let subscription = SerialDisposable()
        subscription.disposable = source.subscribe { event in
            let milliseconds = (scheduler.now.timeIntervalSince(begin) * 1000).rounded()
            seen.append(Recorded(time: .saturating(milliseconds), value: text(event)))
        }
        func after(_ time: TestTime, _ action: @escaping () -> Void) -> Disposable {
            scheduler.scheduleRelative((), dueTime: .milliseconds(time)) { _ in
                action()
                return Disposables.create()
            }
        }
        var parts: [Disposable] = [subscription]
        if let end = script.disposalTime { parts.append(after(end) { subscription.dispose() }) }
        let length = script.length
        parts.append(
            after(length) {
                subscription.dispose()
                report(verdictOnEvents(seen.filter { $0.time < max(length, scale.tick) }))
            })
        return Disposables.create(parts)
    }

    private func verdictOnEvents(_ seen: [Entry]) -> Verdict {
        let actual = Marbles<String>.print(seen, scale: scale, errorName: MarbleFailure.name(of:))
        let expected = script.entries.filter { $0.time >= 0 }
        let holds =
            expected.count == seen.count
            && zip(expected, seen).allSatisfy { $0.time == $1.time && matches($0.mark, $1.value) }
        return Verdict(expected: diagram, actual: actual, holds: holds)
    }

    private func matches(_ mark: Mark, _ event: Event<String>) -> Bool {
        switch (mark, event) {
        case (.value(let wanted), .next(let text)): return (valueForName(wanted) ?? wanted) == text
        case (.completed, .completed): return true
        case (.error(nil), .error): return true
        case (.error(let wanted?), .error(let failure)): return (errorForName(wanted) ?? wanted) == "\(failure)"
        default: return false
        }
    }
}

/// An error of which only the text is known.
private struct NamedError: Error, CustomStringConvertible {
    let description: String
}
