import Rill

import typealias Foundation.TimeInterval

/// A sequence for which a thread waits.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

extension ObservableConvertibleType {
    /// Waits for elements on the calling thread, at most so many seconds.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}

/// All that a sequence sent, and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
    case completed(elements: [T])
    case failed(elements: [T], error: Swift.Error)
}

/// Why waiting in a world came to nothing.
public enum BlockingError: Swift.Error, CustomStringConvertible {
    /// Nothing is due any more, so nothing can come.
    case deadlock
    /// The program is being stopped.
    case interrupted

    public var description: String {
        switch self {
        case .deadlock: return "Nothing can come any more."
        case .interrupted: return "Interrupted."
        }
    }
}

extension BlockingObservable {
    /// All elements; throws when the sequence fails.
    public func toArray() throws -> [Element] {
        try elements(of: collect())
    }

    /// The first element, or nil.
    public func first() throws -> Element? {
        try elements(of: collect(max: 1)).first
    }

    /// The last element, or nil.
    public func last() throws -> Element? {
        try elements(of: collect()).last
    }

    /// The only element; throws when there is none or a second.
    public func single() throws -> Element {
        try single { _ in true }
    }

    /// The only element for which the predicate holds; throws when there is none or a second.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let matches = try elements(of: collect(max: 2, where: predicate))
        guard let match = matches.first else { throw RxError.noElements }
        if matches.count > 1 { throw RxError.moreThanOneElement }
        return match
    }

    /// All elements and the end.
    public func materialize() -> MaterializedSequenceResult<Element> {
        collect()
    }

    private func elements(of result: MaterializedSequenceResult<Element>) throws -> [Element] {
        switch result {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }

    /// Waits for the end or for `max` elements that match.
    private func collect(
        max: Int? = nil, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        let collector = Collector(max: max, predicate: predicate, gate: makeBlockingGate())
        return Waiting.withFreshTrampoline {
            collector.run(source, timeout: timeout)
        }
    }
}
