import Foundation
import Rill

// The proxies of `rx.delegate`. Each proxy conforms to the delegate protocol of its framework and implements no method.

extension UITableView: HasDelegate {
    public typealias Delegate = UITableViewDelegate
}

open class RxTableViewDelegateProxy: DelegateProxy<UITableView, UITableViewDelegate>, DelegateProxyType,
    UITableViewDelegate
{
    public private(set) weak var tableView: UITableView?

    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxTableViewDelegateProxy(tableView: $0) } }
}

extension Reactive where Base: UITableView {
    /// The delegate proxy, which reports each call.
    public var delegate: DelegateProxy<UITableView, UITableViewDelegate> { RxTableViewDelegateProxy.proxy(for: base) }
    /// Forwards calls to a delegate of the program. The reference to the delegate is weak.
    public func setDelegate(_ delegate: UITableViewDelegate) -> Disposable {
        RxTableViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
    /// Forwards calls about scrolling to a delegate that conforms only to the protocol of scroll views.
    public func setDelegate(_ delegate: UIScrollViewDelegate) -> Disposable {
        RxTableViewDelegateProxy.installForwardDelegate(
            ScrollDelegateForwarder(delegate), retainDelegate: true, onProxyForObject: base)
    }
}

/// Adapts a delegate of scroll views to the delegate protocols of lists.
private final class ScrollDelegateForwarder: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    private weak var target: UIScrollViewDelegate?

    init(_ target: UIScrollViewDelegate) { self.target = target }
    func scrollViewDidScroll(_ view: UIScrollView) { target?.scrollViewDidScroll(view) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { target?.scrollViewWillBeginDragging(view) }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        target?.scrollViewDidEndDragging(view, willDecelerate: decelerate)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) { target?.scrollViewWillBeginDecelerating(view) }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { target?.scrollViewDidEndDecelerating(view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
        target?.scrollViewDidEndScrollingAnimation(view)
    }
}

extension UICollectionView: HasDelegate {
    public typealias Delegate = UICollectionViewDelegate
}

open class RxCollectionViewDelegateProxy: DelegateProxy<UICollectionView, UICollectionViewDelegate>, DelegateProxyType,
    UICollectionViewDelegateFlowLayout
{
    public private(set) weak var collectionView: UICollectionView?

    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxCollectionViewDelegateProxy(collectionView: $0) } }
}

extension Reactive where Base: UICollectionView {
    /// The delegate proxy, which reports each call.
    public var delegate: DelegateProxy<UICollectionView, UICollectionViewDelegate> {
        RxCollectionViewDelegateProxy.proxy(for: base)
    }
    /// Forwards calls to a delegate of the program. The reference to the delegate is weak.
    public func setDelegate(_ delegate: UICollectionViewDelegate) -> Disposable {
        RxCollectionViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
    /// Forwards calls about scrolling to a delegate that conforms only to the protocol of scroll views.
    public func setDelegate(_ delegate: UIScrollViewDelegate) -> Disposable {
        RxCollectionViewDelegateProxy.installForwardDelegate(
            ScrollDelegateForwarder(delegate), retainDelegate: true, onProxyForObject: base)
    }
}

extension UINavigationController: HasDelegate {
    public typealias Delegate = UINavigationControllerDelegate
}

open class RxNavigationControllerDelegateProxy: DelegateProxy<UINavigationController, UINavigationControllerDelegate>,
    DelegateProxyType, UINavigationControllerDelegate
{
    public private(set) weak var navigationController: UINavigationController?

    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }
    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }
}

extension Reactive where Base: UINavigationController {
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// The delegate proxy, which reports each call.
    public var delegate: DelegateProxy<UINavigationController, UINavigationControllerDelegate> {
        RxNavigationControllerDelegateProxy.proxy(for: base)
    }
    /// Sends an event before a controller is shown.
    public var willShow: ControlEvent<ShowEvent> {
        displayEvents("navigationController(_:willShow:animated:)")
    }
    /// Sends an event after a controller was shown.
    public var didShow: ControlEvent<ShowEvent> {
        displayEvents("navigationController(_:didShow:animated:)")
    }
    private func displayEvents(_ name: String) -> ControlEvent<ShowEvent> {
        let source = delegate.methodInvoked(Selector(name)).map { arguments -> ShowEvent in
            (viewController: arguments[1] as! UIViewController, animated: arguments[2] as! Bool)
        }
        return ControlEvent(events: source)
    }
}

extension UITabBarController: HasDelegate {
    public typealias Delegate = UITabBarControllerDelegate
}

open class RxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, UITabBarControllerDelegate>,
    DelegateProxyType, UITabBarControllerDelegate
{
    public private(set) weak var tabBar: UITabBarController?

    public init(tabBar: UITabBarController) {
        self.tabBar = tabBar
        super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxTabBarControllerDelegateProxy(tabBar: $0) } }
}

extension Reactive where Base: UITabBarController {
    public var delegate: DelegateProxy<UITabBarController, UITabBarControllerDelegate> {
        RxTabBarControllerDelegateProxy.proxy(for: base)
    }
    /// Sends the controller of a tapped tab.
    public var didSelect: ControlEvent<UIViewController> {
        let source = delegate.methodInvoked(Selector("tabBarController(_:didSelect:)")).map {
            $0[1] as! UIViewController
        }
        return ControlEvent(events: source)
    }
}

extension UISearchBar: HasDelegate {
    public typealias Delegate = UISearchBarDelegate
}

open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, UISearchBarDelegate>, DelegateProxyType,
    UISearchBarDelegate
{
    public private(set) weak var searchBar: UISearchBar?

    public init(searchBar: UISearchBar) {
        self.searchBar = searchBar
        super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxSearchBarDelegateProxy(searchBar: $0) } }
}

extension Reactive where Base: UISearchBar {
    public var delegate: DelegateProxy<UISearchBar, UISearchBarDelegate> { RxSearchBarDelegateProxy.proxy(for: base) }
    public func setDelegate(_ delegate: UISearchBarDelegate) -> Disposable {
        RxSearchBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

extension UITextView: HasDelegate {
    public typealias Delegate = UITextViewDelegate
}

open class RxTextViewDelegateProxy: DelegateProxy<UITextView, UITextViewDelegate>, DelegateProxyType, UITextViewDelegate
{
    public private(set) weak var textView: UITextView?

    public init(textView: UITextView) {
        self.textView = textView
        super.init(parentObject: textView, delegateProxy: RxTextViewDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxTextViewDelegateProxy(textView: $0) } }
}

extension Reactive where Base: UITextView {
    public var delegate: DelegateProxy<UITextView, UITextViewDelegate> { RxTextViewDelegateProxy.proxy(for: base) }
    public func setDelegate(_ delegate: UITextViewDelegate) -> Disposable {
        RxTextViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
    public var didBeginEditing: ControlEvent<Void> { invocations("textViewDidBeginEditing(_:)") }
    public var didChange: ControlEvent<Void> { invocations("textViewDidChange(_:)") }
    public var didEndEditing: ControlEvent<Void> { invocations("textViewDidEndEditing(_:)") }
    private func invocations(_ name: String) -> ControlEvent<Void> {
        ControlEvent(events: delegate.methodInvoked(Selector(name)).map { _ in })
    }
}
