import Foundation
import Rill

/// A call of an observed method.
struct ObservedCall {
    let name: String
    let arguments: [Any]
    /// True after the method has run.
    let hasReturned: Bool
}

/// The calls of the methods of one view or controller.
private final class CallSubject {
    let subject = PublishSubject<ObservedCall>()
}

/// The calls of methods of views and controllers by the kit, which a program observes by their selectors.
enum ObservedCalls {
    /// True if any calls are observed. Before that, calls cost nothing.
    private static var hasObservers = false

    static func observeCall(_ thing: UIResponder, _ name: String, _ arguments: [Any] = [], _ call: () -> Void) {
        guard hasObservers, let calls = thing.attachments["calls"] as? CallSubject else { return call() }
        calls.subject.onNext(ObservedCall(name: name, arguments: arguments, hasReturned: false))
        call()
        calls.subject.onNext(ObservedCall(name: name, arguments: arguments, hasReturned: true))
    }
    /// Sends the arguments of the calls of a method. If the kit does not report the method, the program ends with a
    /// list of the methods that it does.
    static func of(
        _ thing: UIResponder, _ selector: Selector, _ isOver: Bool, among names: [String], also others: [String]
    ) -> Observable<[Any]> {
        guard names.contains(selector.baseName) else {
            let all = others + names
            fatalError(
                "calls of '\(selector)' cannot be observed; observe one of these: \(all.dropLast().joined(separator: ", ")), \(all.last!)"
            )
        }
        hasObservers = true
        let calls = thing.attachments["calls"] as? CallSubject ?? CallSubject()
        thing.attachments["calls"] = calls
        let name = selector.baseName
        return calls.subject.asObservable().filter { $0.name == name && $0.hasReturned == isOver }.map { $0.arguments }
            .take(until: thing.deallocationSignal)
    }
}
