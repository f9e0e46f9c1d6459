import Foundation
import Rill

/// The dispose bags of objects that have no storage for them.
enum DisposeBags {
    private struct Entry {
        weak var owner: AnyObject?
        let bag: DisposeBag
    }
    /// The bags by object. The bag of a freed object is removed at the next access.
    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func bag(of owner: AnyObject) -> DisposeBag {
        if let responder = owner as? UIResponder {
            if let bag = responder.attachments["disposeBag"] as? DisposeBag { return bag }
        } else {
            entries = entries.filter { $0.value.owner != nil }
            if let entry = entries[ObjectIdentifier(owner)] { return entry.bag }
        }
        let bag = DisposeBag()
        setBag(bag, of: owner)
        return bag
    }
    static func setBag(_ bag: DisposeBag, of owner: AnyObject) {
        if let responder = owner as? UIResponder {
            responder.attachments["disposeBag"] = bag
        } else {
            entries[ObjectIdentifier(owner)] = Entry(owner: owner, bag: bag)
        }
    }
}

extension Reactive where Base: AnyObject {
    /// A dispose bag that lives as long as the object.
    ///
    ///     let label = UILabel()
    ///     Observable.just("now").bind(to: label.rx.text).disposed(by: label.rx.disposeBag)
    ///     print(label.text ?? "")
    ///     // now
    ///
    /// Pitfall: for an object other than a view or controller, the bag is freed only at the request for another bag.
    /// See also: DisposeBag, HasDisposeBag.
    public var disposeBag: DisposeBag {
        get { DisposeBags.bag(of: base) }
        nonmutating set { DisposeBags.setBag(newValue, of: base) }
    }
}

/// An object with a dispose bag that it need not declare.
public protocol HasDisposeBag: AnyObject {
    var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
    public var disposeBag: DisposeBag {
        get { DisposeBags.bag(of: self) }
        set { DisposeBags.setBag(newValue, of: self) }
    }
}
