import Glibc

/// Reads and writes small files without Foundation, because loading it takes longer than the first prompt may.
public enum Files {
    /// A failed operation with the system's error message.
    public struct Failure: Error, Equatable {
        public let path: String
        public let reason: String
        public let code: Int32

        /// Creates the same failure with the user's path.
        init(_ path: String, _ other: Failure) {
            self.path = path
            code = other.code
            reason = other.reason
        }

        /// Creates a failure without a system error.
        public init(_ path: String, reason: String) { (self.path, self.reason, code) = (path, reason, 0) }

        /// Creates the failure for `errno`.
        public init(_ path: String) {
            self.path = path
            code = errno
            reason = String(cString: strerror(code)).lowercased()
        }
    }

    /// Replaces `~` by the home directory.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
        return String(cString: home) + path.dropFirst()
    }

    // MARK: Reading

    public static func text(_ path: String) throws(Failure) -> String { try text(try read(path), path) }

    /// Decodes bytes as text; fails if they contain a zero.
    public static func text(_ bytes: [UInt8], _ path: String) throws(Failure) -> String {
        if bytes.contains(0) { throw Failure(path, reason: "not a text file") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of a program. Files in lines `//: > File: shared/Tide.swift`, relative to the program's folder,
    /// are appended, so that the program's own lines keep their numbers.
    public static func program(_ path: String) throws(Failure) -> String {
        let text = try text(path)
        var whole = text
        for name in sharedFiles(of: text) { whole += "\n" + (try shared(name, of: path)) }
        return whole
    }

    private static let sharedMark = "//: > File:"

    /// Returns the names in lines `//: > File: …`.
    private static func sharedFiles(of text: String) -> [String] {
        let mark = sharedMark.utf8
        return text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: mark) }.map { line in
            String(Substring(line.dropFirst(mark.count).drop { $0 == UInt8(ascii: " ") }))
        }
    }

    /// Returns the text of a file included with `//: > File: name`. The file must be below the folder of `path`, after
    /// resolving links, because a stranger's program must not read other files.
    public static func shared(_ name: String, of path: String) throws(Failure) -> String {
        let folder = path.lastIndex { $0 == "/" }.map { String(path[...$0]) } ?? "./"
        let file = path.contains("/") ? folder + name : name
        let outside = Failure(file, reason: "outside the folder of \(path)")
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { throw outside }
        guard let place = canonical(file), let root = canonical(folder) else { throw Failure(file) }
        guard place.hasPrefix(root == "/" ? root : root + "/") else { throw outside }
        do throws(Failure) { return try text(place) } catch { throw Failure(file, error) }
    }

    public static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file = open(expanded(path), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path) }
        defer { close(file) }
        return try read(file, path)
    }

    /// Throws the error that reading a file as text would throw. Leaves data that can be read only once, such as a
    /// pipe.
    public static func probeText(_ path: String) throws(Failure) {
        var status = stat()
        guard stat(expanded(path), &status) == 0, access(expanded(path), R_OK) == 0 else { throw Failure(path) }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFREG || kind == S_IFDIR { _ = try text(path) }
    }

    /// Throws the error that reading a file would throw.
    public static func probe(_ path: String) throws(Failure) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path) }
        defer { close(file) }
        var byte: UInt8 = 0
        guard Glibc.read(file, &byte, 1) >= 0 else { throw Failure(path) }
    }

    public static func read(_ file: Int32, _ path: String) throws(Failure) -> [UInt8] {
        var status = stat()
        let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
        // Reads the available bytes at once.
        var result = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            while count < size {
                let got = Glibc.read(file, bytes.baseAddress! + count, size - count)
                if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
            }
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count > 0 { result += chunk[..<count] } else if count == 0 { return result }
            if count < 0 && errno != EINTR { throw Failure(path) }
        }
    }

    // MARK: Writing

    public static func write(_ text: String, to file: Int32, _ path: String) throws(Failure) {
        let bytes = Array(text.utf8)
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress!, $0.count) }
            if count > 0 { done += count } else if errno != EINTR { throw Failure(path) }
        }
    }

    /// Writes a file completely or, if the disk is full or the process is killed, leaves the old contents. Writes
    /// directly to terminals and pipes.
    public static func write(_ path: String, _ text: String) throws(Failure) {
        let expanded = expanded(path)
        var status = stat()
        let exists = stat(expanded, &status) == 0
        if !exists || status.st_mode & S_IFMT == S_IFREG {
            // A link's target is replaced, not the link.
            let place = exists ? canonical(expanded) ?? expanded : expanded
            do throws(Failure) {
                return try replace(place, with: text, mode: exists ? status.st_mode & 0o777 : 0o644)
            } catch {
                // If no file can be created in the folder, the file itself may still be writable.
                if error.code != EACCES || !exists { throw Failure(path, error) }
            }
        }
        let file = open(expanded, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path) }
        defer { close(file) }
        try write(text, to: file, path)
    }

    /// Returns the path without links; nil if it does not exist.
    public static func canonical(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Replaces a file atomically: readers see the old or the new contents.
    public static func replace(_ path: String, with text: String, mode: mode_t = 0o600) throws(Failure) {
        let temporary = path + ".\(getpid()).new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { throw Failure(path) }
        do throws(Failure) {
            defer { close(file) }
            try write(text, to: file, path)
            // Synced before the rename; otherwise the file may be empty after a crash.
            if fsync(file) != 0, errno != EINVAL, errno != EROFS { throw Failure(path) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let failure = Failure(path)
            unlink(temporary)
            throw failure
        }
    }

    static func exists(_ path: String) -> Bool { access(expanded(path), F_OK) == 0 }

    // MARK: Directories

    /// Creates a directory and its parents, by default for the user only.
    public static func makeDirectory(_ path: String, mode: mode_t = 0o700) throws(Failure) {
        var index = path.startIndex
        while index < path.endIndex {
            index = path[path.index(after: index)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<index])
            if mkdir(part, mode) != 0 && errno != EEXIST { throw Failure(path) }
        }
    }

    /// Returns the names in a directory with a prefix; directories end in a slash.
    static func names(in directory: String, beginningWith start: String) -> [String] {
        let place = expanded(directory.isEmpty ? "." : directory)
        guard let stream = opendir(place) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix(start), start.hasPrefix(".") || !name.hasPrefix(".") else { continue }
            var info = stat()
            let isDirectory = stat(place + "/" + name, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
            names.append(isDirectory ? name + "/" : name)
        }
        return names.sorted()
    }
}
