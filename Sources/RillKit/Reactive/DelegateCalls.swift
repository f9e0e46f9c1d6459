import Foundation
import Rill

/// A delegate proxy without its type.
protocol DelegateCallObserver: AnyObject {
    /// The delegate that the program has set.
    var programDelegate: Any? { get }
    func callBegins(_ call: Selector, _ arguments: [Any])
    func callEnds(_ call: Selector, _ arguments: [Any])
}

/// The default implementations of delegate methods. They have no effect unless the object is a proxy, whose observers
/// and whose delegate of the program are called then.
enum DelegateCalls {
    static func callDelegate<D>(_ delegate: AnyObject, _ name: String, _ arguments: [Any], _ pass: (D) -> Void) {
        guard let proxy = delegate as? DelegateCallObserver else { return }
        let call = Selector(name)
        proxy.callBegins(call, arguments)
        if let behind = proxy.programDelegate as? D { pass(behind) }
        proxy.callEnds(call, arguments)
    }

    /// Returns the result of the program's delegate behind a proxy; nil if there is no delegate.
    static func askDelegate<D, Answer>(_ delegate: AnyObject, _ question: (D) -> Answer) -> Answer? {
        guard let proxy = delegate as? DelegateCallObserver, let behind = proxy.programDelegate as? D else {
            return nil
        }
        return question(behind)
    }

    static func sendToSubjects(_ call: Selector, _ arguments: [Any], to subjects: [String: PublishSubject<[Any]>]) {
        subjects[call.description]?.onNext(arguments)
        if call.baseName != call.description { subjects[call.baseName]?.onNext(arguments) }
    }

    /// The methods with a result, which only one delegate can return.
    private static let methodsWithResult: Set<String> = [
        "mapView(_:rendererFor:)", "mapView(_:viewFor:)", "tableView(_:willSelectRowAt:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:editingStyleForRowAt:)", "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:shouldSelectItemAt:)", "textFieldShouldReturn(_:)", "searchBarShouldBeginEditing(_:)",
    ]

    static func checkSelector(_ selector: Selector, _ how: String, _ proxy: AnyObject) {
        guard methodsWithResult.contains(selector.description) else { return }
        fatalError(
            "\(how) cannot observe '\(selector)', because it returns a value: implement it in a delegate and install the delegate with installForwardDelegate"
        )
    }
}
