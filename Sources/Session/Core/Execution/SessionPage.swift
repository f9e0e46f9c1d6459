import Assist
import Timeline

/// The session file in an HTML page: `:export page.html` writes it, and `rill page.html` opens it.
package enum EmbeddedSession {
    private static let openingTag = "<script type=\"application/json\" id=\"rill-session\">"

    /// Returns the HTML element that contains a session file as a JSON string; returns an empty string if there is
    /// none.
    package static func scriptElement(holding session: String, json: (String) -> String) -> String {
        session.isEmpty ? "" : openingTag + "{\"session\":\(json(session))}</script>\n"
    }

    /// Returns the session file in a page; nil if the page contains none.
    package static func session(in page: String) -> String? {
        guard let start = page.range(of: openingTag) else { return nil }
        let rest = page[start.upperBound...]
        return rest.range(of: "</script>").flatMap { FlatJSON.parseObject(rest[..<$0.lowerBound].utf8)?["session"] }
    }
}
