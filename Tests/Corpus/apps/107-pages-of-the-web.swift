// A page loads in its turn: the delegate decides about it, then learns that it has loaded; a refused page is not loaded.
import UIKit
import WebKit

class Browser: UIViewController, WKNavigationDelegate {
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    override func loadView() {
        web.navigationDelegate = self
        view = web
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let host = navigationAction.request.url?.host ?? ""
        print("asked about", host)
        decisionHandler(host == "example.com" ? .allow : .cancel)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        print("loaded", webView.url?.absoluteString ?? "nothing")
    }
}
let browser = Browser()
show(browser)
visit(
    (at: 1, { _ = browser.web.load(URLRequest(url: URL(string: "https://example.com/help")!)) }),
    (at: 3, { _ = browser.web.load(URLRequest(url: URL(string: "https://example.org")!)) }),
    (at: 5, { print(browser.web.url?.host ?? "nothing") }))
