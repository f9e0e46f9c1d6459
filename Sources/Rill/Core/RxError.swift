/// Errors that the engine itself reports.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
    /// An error of unknown kind.
    case unknown
    /// The object was used after it had been disposed.
    case disposed(object: AnyObject)
    /// A counter overflowed.
    case overflow
    /// The sequence has no element at the requested index.
    case argumentOutOfRange
    /// The sequence had no elements.
    case noElements
    /// The sequence had more than one element.
    case moreThanOneElement
    /// No element arrived in time.
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
