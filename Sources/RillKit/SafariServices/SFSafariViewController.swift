import Foundation

public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A web page above the app. The screen shows the URL of the page; Done closes the page.
///
///     let page = SFSafariViewController(url: URL(string: "https://docs.example.test/start")!)
///     show(UIViewController()).present(page, animated: false)
///     print(page.url.host ?? "")
///     // docs.example.test
open class SFSafariViewController: UIViewController {
    public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
        override public init() {}
    }
    public enum DismissButtonStyle: Int { case done, close, cancel }
    let url: URL
    open weak var delegate: SFSafariViewControllerDelegate?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
        title = url.host
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        _ = done.addListener { [weak self] in self?.userFinished() }
        navigationItem.leftBarButtonItem = done
    }
    public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
    public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
    public required init?(coder: NSCoder) { nil }

    override open func loadView() {
        let page = UILabel()
        page.text = url.absoluteString
        view = UIView(frame: UIScreen.main.bounds)
        view.addSubview(page)
    }
    private func userFinished() {
        delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }
}
