import Foundation
import Rill

/// A proxy as the methods of a delegate's protocol see it.
protocol CalledProxy: AnyObject {
    /// The delegate behind it.
    var behind: Any? { get }
    func begins(_ call: Selector, _ arguments: [Any])
    func ends(_ call: Selector, _ arguments: [Any])
}

/// What the methods of a delegate's protocol do where a class does not write them: nothing, unless the class is a proxy;
/// then its observers are told, and the delegate behind it.
enum Calls {
    static func tell<D>(_ delegate: AnyObject, _ name: String, _ arguments: [Any], _ pass: (D) -> Void) {
        guard let proxy = delegate as? CalledProxy else { return }
        let call = Selector(name)
        proxy.begins(call, arguments)
        if let behind = proxy.behind as? D { pass(behind) }
        proxy.ends(call, arguments)
    }

    /// The answer of the delegate behind a proxy; nil if there is none.
    static func ask<D, Answer>(_ delegate: AnyObject, _ question: (D) -> Answer) -> Answer? {
        guard let proxy = delegate as? CalledProxy, let behind = proxy.behind as? D else { return nil }
        return question(behind)
    }

    static func send(_ call: Selector, _ arguments: [Any], to subjects: [String: PublishSubject<[Any]>]) {
        subjects[call.description]?.onNext(arguments)
        if call.base != call.description { subjects[call.base]?.onNext(arguments) }
    }

    /// Methods whose result somebody waits for; only one delegate can give it.
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
