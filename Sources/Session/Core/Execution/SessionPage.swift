import Assist
import Timeline

/// The session file inside an HTML page: `:export page.html` writes it, `rill page.html` opens it again.
package enum SessionPage {
    private static let head = "<script type=\"application/json\" id=\"rill-session\">"

    /// The element of a page that holds a session file, a JSON string; empty if there is none.
    package static func element(holding session: String, json: (String) -> String) -> String {
        session.isEmpty ? "" : head + "{\"session\":\(json(session))}</script>\n"
    }

    /// The session file in a page; nil if the page holds none.
    package static func session(in page: String) -> String? {
        guard let start = page.range(of: head) else { return nil }
        let rest = page[start.upperBound...]
        return rest.range(of: "</script>").flatMap { FlatJSON.object(rest[..<$0.lowerBound].utf8)?["session"] }
    }
}
