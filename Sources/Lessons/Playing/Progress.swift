import Glibc
import Session

/// What a learner has done, by lesson and by title of the step, so that a step moved in a new release is still done. Kept in a
/// file that is written whole after each step; without one it lasts as long as the process.
public final class Progress {
    public enum Mark: String, Comparable {
        /// The answer was shown.
        case seen
        case done

        public static func < (left: Mark, right: Mark) -> Bool { left == .seen && right == .done }
    }

    private let path: String?
    private var marks: [String: Mark] = [:]
    /// The lesson that something was done in last.
    public private(set) var latest: Int?
    /// What is to be said about the file, once.
    private var complaint: String?

    public init(path: String?) {
        self.path = path
        read()
    }

    public func takeComplaint() -> String? {
        defer { complaint = nil }
        return complaint
    }

    /// Takes in what another player has done meanwhile.
    public func refresh() { read() }

    public func mark(of title: String, in lesson: Int) -> Mark? { marks[Progress.key(lesson, title)] }

    public func set(_ mark: Mark, _ title: String, in lesson: Int) {
        change {
            let key = Progress.key(lesson, title)
            marks[key] = max(marks[key] ?? mark, mark)
            latest = lesson
        }
    }

    /// Forgets a lesson, or all of them.
    public func forget(_ lesson: Int?) {
        change {
            marks = marks.filter { lesson != nil && !$0.key.hasPrefix("\(lesson!)/") }
            if lesson == nil || latest == lesson { latest = nil }
        }
    }

    private static func key(_ lesson: Int, _ title: String) -> String { "\(lesson)/\(title)" }

    // MARK: The file

    private static let latestKey = "latest"

    /// Reads, changes and writes with nobody between: two players at once lose nothing of each other's.
    private func change(_ body: () -> Void) {
        guard let path else { return body() }
        try? Files.makeDirectory(FileList.folder(of: path))
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        read()
        body()
        do {
            try Files.replace(path, with: text)
        } catch {
            complaint = "progress is not saved: cannot write \(path): \(error.reason)"
        }
    }

    private var text: String {
        var rows = marks.mapValues(\.rawValue)
        if let latest { rows[Progress.latestKey] = String(latest) }
        return TextTable.json(rows)
    }

    private func read() {
        guard let path else { return }
        let text: String
        do {
            text = try Files.text(path)
        } catch {
            if error.code != ENOENT { complaint = "cannot read progress: \(path): \(error.reason)" }
            return
        }
        guard let rows = TextTable.read(text) else {
            rename(path, path + ".bad")
            complaint =
                "\(path) could not be read and is kept as \(FileList.name(of: path)).bad; progress starts from zero"
            return
        }
        latest = rows[Progress.latestKey].flatMap { Int($0) }
        marks = rows.compactMapValues(Mark.init)
    }
}
