import Foundation
import Rill

/// A delegate proxy, independent of its type.
protocol CalledProxy: AnyObject {
    /// The program's delegate.
    var behind: Any? { get }
    func begins(_ call: Selector, _ arguments: [Any])
    func ends(_ call: Selector, _ arguments: [Any])
}

/// The default implementations of delegate methods: nothing, unless the object is a proxy; then its observers and the
/// program's delegate are called.
enum Calls {
    static func tell<D>(_ delegate: AnyObject, _ name: String, _ arguments: [Any], _ pass: (D) -> Void) {
        guard let proxy = delegate as? CalledProxy else { return }
        let call = Selector(name)
        proxy.begins(call, arguments)
        if let behind = proxy.behind as? D { pass(behind) }
        proxy.ends(call, arguments)
    }

    /// Returns the result of the program's delegate behind a proxy; nil if there is none.
    static func ask<D, Answer>(_ delegate: AnyObject, _ question: (D) -> Answer) -> Answer? {
        guard let proxy = delegate as? CalledProxy, let behind = proxy.behind as? D else { return nil }
        return question(behind)
    }

    static func send(_ call: Selector, _ arguments: [Any], to subjects: [String: PublishSubject<[Any]>]) {
        subjects[call.description]?.onNext(arguments)
        if call.base != call.description { subjects[call.base]?.onNext(arguments) }
    }

    /// Methods with a result, which only one delegate can return.
    private static let answered: Set<String> = [
        "mapView(_:rendererFor:)", "mapView(_:viewFor:)", "tableView(_:willSelectRowAt:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:editingStyleForRowAt:)", "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:shouldSelectItemAt:)", "textFieldShouldReturn(_:)", "searchBarShouldBeginEditing(_:)",
    ]

    static func check(_ selector: Selector, _ how: String, _ proxy: AnyObject) {
        guard answered.contains(selector.description) else { return }
        fatalError(
            "\(how) cannot observe '\(selector)', since it returns a value: write it in a delegate and install that with installForwardDelegate"
        )
    }
}
