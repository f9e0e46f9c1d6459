import Rill

import typealias Foundation.TimeInterval

/// A sequence whose elements can be awaited by blocking the thread.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

extension ObservableConvertibleType {
    /// Blocks the calling thread for elements, at most `timeout` seconds.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}

/// All elements of a sequence, and its end.
@frozen
public enum MaterializedSequenceResult<T> {
    case completed(elements: [T])
    case failed(elements: [T], error: Swift.Error)
}

/// The reason for which a wait in a world failed.
public enum BlockingError: Swift.Error, CustomStringConvertible {
    /// No work is scheduled, so no element can arrive.
    case deadlock
    /// The program is being stopped.
    case interrupted

    public var description: String {
        switch self {
        case .deadlock: return "No further event is possible."
        case .interrupted: return "Interrupted."
        }
    }
}

extension BlockingObservable {
    /// Returns all elements; throws if the sequence fails.
    public func toArray() throws -> [Element] {
        try elements(of: collect())
    }

    /// Returns the first element, or nil.
    public func first() throws -> Element? {
        try elements(of: collect(max: 1)).first
    }

    /// Returns the last element, or nil.
    public func last() throws -> Element? {
        try elements(of: collect()).last
    }

    /// Returns the only element; throws if there is none or a second one.
    public func single() throws -> Element {
        try single { _ in true }
    }

    /// Returns the only element for which the predicate is true; throws if there is none or a second one.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let matches = try elements(of: collect(max: 2, where: predicate))
        guard let match = matches.first else { throw RxError.noElements }
        if matches.count > 1 { throw RxError.moreThanOneElement }
        return match
    }

    /// Returns all elements and the end.
    public func materialize() -> MaterializedSequenceResult<Element> {
        collect()
    }

    private func elements(of result: MaterializedSequenceResult<Element>) throws -> [Element] {
        switch result {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }

    /// Waits for the end of the sequence, or for `max` elements that match the predicate.
    private func collect(
        max: Int? = nil, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) -> MaterializedSequenceResult<Element> {
        let collector = Collector(maxCount: max, predicate: predicate, blockingWait: makeBlockingGate())
        return BlockingSupport.withFreshTrampoline {
            collector.collectEvents(source, timeout: timeout)
        }
    }
}
