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
    private var marks: [String: Mark] = [:]
    /// The key of the lesson with the latest progress.
    private var latest: String?
    /// The error of the file, which is reported once.
    private var complaint: String?

    package init(path: String?) {
        self.path = path
        read()
    }

    package func takeComplaint() -> String? {
        defer { complaint = nil }
        return complaint
    }

    /// Reads the changes that other processes have written.
    package func refresh() { read() }

    package func mark(of title: String, in lesson: LessonIdentity) -> Mark? {
        lesson.keys(of: title).lazy.compactMap { self.marks[$0] }.first
    }

    package func isLatest(_ lesson: LessonIdentity) -> Bool {
        latest == lesson.key || latest != nil && latest == lesson.olderKey
    }

    package func set(_ mark: Mark, _ title: String, in lesson: LessonIdentity) {
        change {
            marks["\(lesson.key)/\(title)"] = max(self.mark(of: title, in: lesson) ?? mark, mark)
            latest = lesson.key
        }
    }

    /// Deletes the progress of a lesson, or of all lessons if the argument is nil.
    package func forget(_ lesson: LessonIdentity?) {
        change {
            guard let lesson else { return (marks, latest) = ([:], nil) }
            let prefixes = lesson.keys(of: "")
            marks = marks.filter { mark in !prefixes.contains { mark.key.hasPrefix($0) } }
            if isLatest(lesson) { latest = nil }
        }
    }

    // MARK: The file

    private static let latestKey = "latest"

    /// Reads, changes and writes the file under a lock, so that concurrent players lose no progress.
    private func change(_ body: () -> Void) {
        guard let path else { return body() }
        try? Files.makeDirectory(FileList.folder(of: path))
        let lock = SystemFile(path + ".lock", [.readingAndWriting, .creating], permissions: 0o600)
        lock?.lock()
        defer { lock?.close() }
        read()
        body()
        do {
            try Files.replaceFile(path, with: text)
        } catch {
            complaint = "progress is not saved: cannot write \(path): \(error.reason)"
        }
    }

    private var text: String {
        var rows = marks.mapValues(\.rawValue)
        if let latest { rows[Progress.latestKey] = latest }
        return FlatJSON.objectText(rows)
    }

    private func read() {
        guard let path else { return }
        let bytes: [UInt8]
        do {
            bytes = try Files.readBytes(path)
        } catch {
            if error.code != .noSuchFile { complaint = "cannot read progress: \(path): \(error.reason)" }
            return
        }
        guard let text = String(validating: bytes, as: UTF8.self), let rows = FlatJSON.parseObject(text) else {
            _ = FileSystem.move(path, to: path + ".bad")
            complaint =
                "\(path) could not be read and is kept as \(FileList.name(of: path)).bad; progress starts from zero"
            return
        }
        latest = rows[Progress.latestKey]
        marks = rows.compactMapValues(Mark.init)
    }
}
