import Syntax

/// What a program sends to.
public enum SubjectKinds {
    /// Each kind with the send that gives it a value.
    public static let usualSend: [Name: Name] = [
        "PublishSubject": "onNext", "BehaviorSubject": "onNext", "ReplaySubject": "onNext", "AsyncSubject": "onNext",
        "PublishRelay": "accept", "BehaviorRelay": "accept", "ReplayRelay": "accept",
    ]

    /// Every way to send.
    static let sends = Set(usualSend.values).union([on, onError, onCompleted])

    static let on: Name = "on"
    static let onError: Name = "onError"
    static let onCompleted: Name = "onCompleted"
    /// The cases of an event that end it.
    static let ends: Set<Name> = ["completed", "error"]
}
