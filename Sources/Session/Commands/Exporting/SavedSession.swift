import Export
import Library
import SessionCore
import Timeline

extension ExportModel {
    /// Runs a saved session and exports it entry by entry. Returns nil if the text is not a saved session.
    package static func savedSession(_ text: String, _ path: String) -> ExportModel? {
        guard JournalFile.isSession(text) else { return nil }
        var options = ReplSession.Options()
        options.style = .snippet
        options.isRecorded = true
        options.files.programFolder = FileGrant.folder(of: path)
        let session = ReplSession(options: options)
        session.outputLevel = .silent
        defer { session.close() }
        session.loadSession(path, text)
        var model = session.exportModel()
        model.source = text
        return model
    }
}
