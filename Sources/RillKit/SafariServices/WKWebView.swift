import Foundation

/// A web page inside of a view, which shows the URL and the title of the page.
///
///     let page = WKWebView()
///     page.load(URLRequest(url: URL(string: "https://docs.example.test")!))
///     print(page.url?.host ?? "")
///     // docs.example.test
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: WKNavigationDelegate?
    open weak var uiDelegate: WKUIDelegate?
    public private(set) var url: URL?
    public private(set) var title: String?
    public private(set) var isLoading = false
    public private(set) var estimatedProgress = 0.0
    public private(set) lazy var scrollView = UIScrollView()
    open lazy var allowsBackForwardNavigationGestures = false
    private var backList: [URL] = []
    private var forwardList: [URL] = []

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    override public convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    public var canGoBack: Bool { !backList.isEmpty }
    public var canGoForward: Bool { !forwardList.isEmpty }
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        if let url { backList.append(url) }
        forwardList = []
        return beginLoading(to: request.url)
    }
    @discardableResult
    open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { beginLoading(to: baseURL) }
    @discardableResult
    open func reload() -> WKNavigation? { beginLoading(to: url) }
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let last = backList.popLast() else { return nil }
        if let url { forwardList.append(url) }
        return beginLoading(to: last)
    }
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard let next = forwardList.popLast() else { return nil }
        if let url { backList.append(url) }
        return beginLoading(to: next)
    }
    open func stopLoading() { isLoading = false }
    override open func namedActions() -> [NamedAction] {
        super.namedActions() + [
            NamedAction("reload", isWired: false) { [weak self] _ in self?.reload() },
            NamedAction("goBack", isWired: false) { [weak self] _ in self?.goBack() },
            NamedAction("goForward", isWired: false) { [weak self] _ in self?.goForward() },
            NamedAction("stopLoading", isWired: false) { [weak self] _ in self?.stopLoading() },
        ]
    }
    /// Loads a page after a short delay.
    private func beginLoading(to new: URL?) -> WKNavigation {
        let navigation = WKNavigation()
        guard let new, let navigationDelegate else {
            finishLoading(new, navigation)
            return navigation
        }
        navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(URLRequest(url: new))) {
            [weak self] policy in
            if policy == .allow { self?.finishLoading(new, navigation) }
        }
        return navigation
    }
    override func observedValue(named name: String) -> Any? {
        switch name {
        case "estimatedProgress": return estimatedProgress
        case "title": return title
        case "URL", "url": return url
        case "loading", "isLoading": return isLoading
        case "canGoBack": return canGoBack
        case "canGoForward": return canGoForward
        default: return nil
        }
    }
    private func notifyObservers() {
        guard ObservedProperties.hasObservers else { return }
        for name in ["estimatedProgress", "title", "URL", "url", "loading", "isLoading", "canGoBack", "canGoForward"] {
            ObservedProperties.propertyChanged(self, name)
        }
    }
    private func finishLoading(_ new: URL?, _ navigation: WKNavigation) {
        (url, title, isLoading, estimatedProgress) = (new, nil, true, 0.1)
        notifyObservers()
        Timing.performAfter(0.1) { [weak self] in
            guard let self, self.isLoading, self.url == new else { return }
            self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            (self.title, self.isLoading, self.estimatedProgress) = (new?.host, false, 1)
            self.notifyObservers()
            self.navigationDelegate?.webView(self, didCommit: navigation)
            self.navigationDelegate?.webView(self, didFinish: navigation)
        }
    }
    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        canvas.framedLines([url?.absoluteString ?? "", title ?? ""].filter { !$0.isEmpty })
    }
}
public final class WKWebViewConfiguration: NSObject {
    public var allowsInlineMediaPlayback = false
    public private(set) lazy var preferences = WKPreferences()
    override public init() {}
}
public final class WKNavigation: NSObject {}
public final class WKPreferences: NSObject {
    public var javaScriptEnabled = true
    public var javaScriptCanOpenWindowsAutomatically = true
}
public protocol WKUIDelegate: AnyObject {}
public enum WKNavigationType: Int {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public enum WKNavigationActionPolicy: Int { case cancel, allow }
public enum WKNavigationResponsePolicy: Int { case cancel, allow }
/// A page that is about to be loaded.
public final class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    init(_ request: URLRequest) {
        self.request = request
        navigationType = .other
    }
}
public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error)
}
extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {}
}
