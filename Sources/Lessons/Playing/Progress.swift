import Platform
import SessionCore
import Timeline

/// The progress key of a lesson, which consists of its file and its title, so that another lesson with the same number
/// has another key.
package struct LessonIdentity: Equatable, Sendable {
    /// The key, such as `05-filtering-operators: Filtering operators`; it begins with the folder for lessons of the
    /// user.
    package var key: String
    /// The key of earlier releases, which stored progress by number.
    package var olderKey: String?

    package init(key: String, olderKey: String? = nil) { (self.key, self.olderKey) = (key, olderKey) }

    func keys(of title: String) -> [String] { [key, olderKey].compactMap { $0.map { "\($0)/\(title)" } } }
}

/// A learner's progress, by lesson and title of the step, so that a step that has moved in a new release stays done.
/// The file is rewritten after each step; without a file, progress lasts as long as the process.
package final class Progress {
    package enum Mark: String, Comparable {
        /// The answer was shown to the learner.
        case seen
        case done

        package static func < (left: Mark, right: Mark) -> Bool { left == .seen && right == .done }
    }

    private let path: String?
    private var marksByKey: [String: Mark] = [:]
    /// The key of the lesson with the latest progress.
    private var latestLessonKey: String?
    /// The error of the file, which is reported once.
    private var fileError: String?

    package init(path: String?) {
        self.path = path
        readFile()
    }

    package func takeFileError() -> String? {
        defer { fileError = nil }
        return fileError
    }

    /// Reads the changes that other processes have written.
    package func readAgain() { readFile() }

    package func mark(of title: String, in lesson: LessonIdentity) -> Mark? {
        lesson.keys(of: title).lazy.compactMap { self.marksByKey[$0] }.first
    }

    package func isLatest(_ lesson: LessonIdentity) -> Bool {
        latestLessonKey == lesson.key || latestLessonKey != nil && latestLessonKey == lesson.olderKey
    }

    package func set(_ mark: Mark, _ title: String, in lesson: LessonIdentity) {
        changeAndSave {
            marksByKey["\(lesson.key)/\(title)"] = max(self.mark(of: title, in: lesson) ?? mark, mark)
            latestLessonKey = lesson.key
        }
    }

    /// Deletes the progress of a lesson, or of all lessons if the argument is nil.
    package func removeMarks(_ lesson: LessonIdentity?) {
        changeAndSave {
            guard let lesson else { return (marksByKey, latestLessonKey) = ([:], nil) }
            let prefixes = lesson.keys(of: "")
            marksByKey = marksByKey.filter { mark in !prefixes.contains { mark.key.hasPrefix($0) } }
            if isLatest(lesson) { latestLessonKey = nil }
        }
    }

    // MARK: The file

    private static let latestKey = "latest"

    /// Reads, changes and writes the file under a lock, so that concurrent players lose no progress.
    private func changeAndSave(_ body: () -> Void) {
        guard let path else { return body() }
        try? Files.makeDirectory(FileList.folderPath(of: path))
        let lock = SystemFile(path + ".lock", [.readingAndWriting, .creating], permissions: 0o600)
        lock?.lock()
        defer { lock?.close() }
        readFile()
        body()
        do {
            try Files.replaceFile(path, with: fileText)
        } catch {
            fileError = "progress is not saved: cannot write \(path): \(error.reason)"
        }
    }

    private var fileText: String {
        var rows = marksByKey.mapValues(\.rawValue)
        if let latestLessonKey { rows[Progress.latestKey] = latestLessonKey }
        return FlatJSON.objectText(rows)
    }

    private func readFile() {
        guard let path else { return }
        let bytes: [UInt8]
        do {
            bytes = try Files.readBytes(path)
        } catch {
            if error.code != .noSuchFile { fileError = "cannot read progress: \(path): \(error.reason)" }
            return
        }
        guard let text = String(validating: bytes, as: UTF8.self), let rows = FlatJSON.parseObject(text) else {
            _ = FileSystem.move(path, to: path + ".bad")
            fileError =
                "\(path) could not be read and is kept as \(FileList.fileName(of: path)).bad; progress starts from zero"
            return
        }
        latestLessonKey = rows[Progress.latestKey]
        marksByKey = rows.compactMapValues(Mark.init)
    }
}
