import Diagnostics
import Library
import Timeline

/// A session inside of a page: `:export page.html` puts it there, `rill page.html` opens it again.
enum SessionPage {
    private static let head = "<script type=\"application/json\" id=\"rill-session\">"

    /// The element of a page that holds a session file; empty if there is none.
    static func element(holding session: String) -> String {
        session.isEmpty ? "" : head + "{\"session\":\(HTMLPage.json(session))}</script>\n"
    }

    /// The session file in a page; nil if the page holds none.
    static func session(in page: String) -> String? {
        guard let start = page.range(of: head) else { return nil }
        return JSONFields(page[start.upperBound...].prefix { $0 != "\n" })?.fields["session"]
    }
}

extension ExportModel {
    /// A saved session, run and exported entry by entry; nil if the text is none.
    package static func savedSession(_ text: String, _ path: String) -> ExportModel? {
        guard JournalFile.isSession(text) else { return nil }
        var options = ReplSession.Options()
        options.style = .snippet
        options.isRecorded = true
        options.files.home = FileGrant.folder(of: path)
        let session = ReplSession(options: options)
        session.voice = .silent
        defer { session.close() }
        session.load(path, text)
        var model = session.account()
        model.source = text
        return model
    }
}
