import Foundation

/// A view controller with a collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open var collectionView: UICollectionView! = UICollectionView()
    public init(collectionViewLayout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    }
    override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    /// True if a long press moves items, which `move` simulates in tests.
    open lazy var installsStandardGestureForInteractiveMovement = true
    open lazy var clearsSelectionOnViewWillAppear = true
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    override open func loadView() {
        isFromStoryboard = true
        let whole = UIView(frame: UIScreen.main.bounds)
        collectionView.frame = whole.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        whole.addSubview(collectionView)
        collectionView.screenName = "collectionView"
        view = whole
        collectionView.dataSource = self
        collectionView.delegate = self
    }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) has items but no cells: implement collectionView(_:cellForItemAt:)")
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {}
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

extension UICollectionView {
    public func select(item: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "select") else { return }
        let items = numberOfItems(inSection: section)
        guard item >= 0, item < items else {
            return Warnings.say("select item \(item) did nothing: section \(section) has \(items) items")
        }
        itemTapped(IndexPath(item: item, section: section))
    }
    public func scroll(to item: Int) {
        guard UIDriver.checkReachable(self, "scroll") else { return }
        performDrag { userScrolled(toItem: item) }
    }
}
