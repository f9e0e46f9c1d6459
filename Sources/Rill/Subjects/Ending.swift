/// The way in which a subject has ended. The type is not generic, so that reading it is cheap.
enum Ending {
    case none
    case completed
    case error(Swift.Error)

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    var error: Swift.Error? {
        if case .error(let error) = self { return error }
        return nil
    }

    /// Sends the stop event to a receiver, if the subject has ended.
    func send<Element>(_ receiver: Receiver<Element>) {
        switch self {
        case .none: break
        case .completed: receiver.onCompleted()
        case .error(let error): receiver.onError(error)
        }
    }
}
