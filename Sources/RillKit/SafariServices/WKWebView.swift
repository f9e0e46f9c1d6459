import Foundation

/// A web page inside a view: shows its URL and title.
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
    private var before: [URL] = []
    private var after: [URL] = []

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
    public var canGoBack: Bool { !before.isEmpty }
    public var canGoForward: Bool { !after.isEmpty }
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        if let url { before.append(url) }
        after = []
        return goes(to: request.url)
    }
    @discardableResult
    open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? { goes(to: baseURL) }
    @discardableResult
    open func reload() -> WKNavigation? { goes(to: url) }
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let last = before.popLast() else { return nil }
        if let url { after.append(url) }
        return goes(to: last)
    }
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard let next = after.popLast() else { return nil }
        if let url { before.append(url) }
        return goes(to: next)
    }
    open func stopLoading() { isLoading = false }
    /// Loads a page after a moment.
    private func goes(to new: URL?) -> WKNavigation {
        let navigation = WKNavigation()
        (url, title, isLoading, estimatedProgress) = (new, nil, true, 0.1)
        Timing.after(0.1) { [weak self] in
            guard let self, self.isLoading, self.url == new else { return }
            self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            (self.title, self.isLoading, self.estimatedProgress) = (new?.host, false, 1)
            self.navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }
    override var drawsItself: Bool { true }
    override func lines(_ pen: TextCanvas) -> [Line] {
        pen.framed([url?.absoluteString ?? "", title ?? ""].filter { !$0.isEmpty })
    }
}
public final class WKWebViewConfiguration: NSObject {
    public var allowsInlineMediaPlayback = false
    override public init() {}
}
public final class WKNavigation: NSObject {}
public protocol WKUIDelegate: AnyObject {}
public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {}
}
