/// Errors that the engine itself reports.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// Something went wrong, and nobody knows what.
    case unknown
    /// The object was used after it had been disposed.
    case disposed(object: AnyObject)
    /// A counter ran over its end.
    case overflow
    /// An index that the sequence does not reach.
    case argumentOutOfRange
    /// The sequence had no elements.
    case noElements
    /// The sequence had more than one element.
    case moreThanOneElement
    /// Nothing arrived in time.
    case timeout

    public var debugDescription: String {
        switch self {
        case .unknown: return "Unknown error occurred."
        case .disposed(let object): return "Object `\(object)` was already disposed."
        case .overflow: return "Arithmetic overflow occurred."
        case .argumentOutOfRange: return "Argument out of range."
        case .noElements: return "Sequence doesn't contain any elements."
        case .moreThanOneElement: return "Sequence contains more than one element."
        case .timeout: return "Sequence timeout."
        }
    }
}
