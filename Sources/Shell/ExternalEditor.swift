import Platform
import SessionCore

/// Opens a text in the user's editor.
enum ExternalEditor {
    /// Returns the edited text, or the reason for the failure.
    static func edit(_ text: String) -> Result<String, Problem> {
        let editor =
            ["VISUAL", "EDITOR"].lazy.compactMap { ShellEnvironment.variable($0) }.first { !$0.isEmpty } ?? "vi"
        let directory = ShellEnvironment.variable("TMPDIR").flatMap {
            $0.hasPrefix("/") && !$0.contains("'") ? $0 : nil
        }
        let (path, file) = FileSystem.makeTemporaryFile((directory ?? "/tmp") + "/rill-", suffix: ".swift")
        guard let file else { return .failure(.noFile(path)) }
        defer { _ = FileSystem.removeFile(path) }
        do {
            defer { file.close() }
            try Files.write(text.isEmpty ? "" : text + "\n", to: file, path)
        } catch {
            return .failure(.noFile(path))
        }
        // The shell splits the variable's value, such as `code --wait`. Meanwhile, interrupts go to the editor.
        guard SystemProcess.runShell("\(editor) '\(path)'") else { return .failure(.failed(editor)) }
        guard let bytes = try? Files.readBytes(path) else { return .failure(.noFile(path)) }
        var result = String(decoding: bytes, as: UTF8.self)
        while result.last?.isNewline == true { result.removeLast() }
        return .success(result)
    }

    enum Problem: Error {
        case noFile(String)
        case failed(String)

        var message: String {
            switch self {
            case .noFile(let path): return "cannot use \(path) for editing"
            case .failed(let editor): return "'\(editor)' failed; the entry is unchanged"
            }
        }
    }
}
