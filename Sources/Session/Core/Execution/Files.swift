import Assist
import Platform

/// Reads and writes small files without Foundation, because loading Foundation takes longer than the first prompt may
/// take.
package enum Files {
    /// A file operation has failed; the value contains the system's error message.
    package struct Failure: Error, Equatable {
        package let path: String
        package let reason: String
        package let code: SystemError

        /// Creates the same failure with the path that the user wrote.
        init(_ path: String, _ other: Failure) {
            self.path = path
            code = other.code
            reason = other.reason
        }

        /// Creates a failure that the system did not report.
        package init(_ path: String, reason: String) { (self.path, self.reason, code) = (path, reason, .none) }

        /// Creates a failure from the error of the last system call.
        package init(_ path: String) {
            self.path = path
            code = SystemError.lastError
            reason = code.reason
        }
    }

    /// Returns the message for an error of a command that uses files.
    package static func errorMessage(about error: Error) -> String {
        guard let failure = error as? Failure else { return "\(error)" }
        return "cannot use \(failure.path): \(failure.reason)"
    }

    /// Returns the path with `~` replaced by the home directory.
    package static func expandingHome(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = SystemProcess.variable("HOME") else { return path }
        return home + path.dropFirst()
    }

    // MARK: Reading

    package static func readText(_ path: String) throws(Failure) -> String { try decodeText(try readBytes(path), path) }

    /// Decodes bytes as text. Bytes that contain a zero are not text and cause an error.
    package static func decodeText(_ bytes: [UInt8], _ path: String) throws(Failure) -> String {
        if bytes.contains(0) { throw Failure(path, reason: "not a text file") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of a program. The files that lines such as `//: > File: shared/Tide.swift` name, relative to
    /// the program's folder, are appended, so that the program's own lines keep their numbers.
    package static func readProgram(_ path: String) throws(Failure) -> String {
        let text = try self.readText(path)
        if path.hasSuffix(".html") {
            guard let session = EmbeddedSession.session(in: text) else {
                throw Failure(
                    path, reason: "the page contains no session; ':export page.html' writes a page with a session")
            }
            return session
        }
        var whole = text
        for name in includedFiles(of: text) { whole += "\n" + (try readIncludedFile(name, of: path)) }
        return whole
    }

    private static let includeMark = "//: > File:"

    /// Returns the file names in lines `//: > File: …`.
    private static func includedFiles(of text: String) -> [String] {
        let mark = includeMark.utf8
        return text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: mark) }.map { line in
            String(Substring(line.dropFirst(mark.count).drop { $0 == UInt8(ascii: " ") }))
        }
    }

    /// Returns the text of a file that `//: > File: name` includes. After links are resolved, the file must be below
    /// the folder of `path`, because a program of unknown origin must not read other files.
    package static func readIncludedFile(_ name: String, of path: String) throws(Failure) -> String {
        let folder = path.lastIndex { $0 == "/" }.map { String(path[...$0]) } ?? "./"
        let file = path.contains("/") ? folder + name : name
        let outside = Failure(file, reason: "outside the folder of \(path)")
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { throw outside }
        guard let place = canonicalPath(file), let root = canonicalPath(folder) else { throw Failure(file) }
        guard place.hasPrefix(root == "/" ? root : root + "/") else { throw outside }
        do throws(Failure) { return try readText(place) } catch { throw Failure(file, error) }
    }

    package static func readBytes(_ path: String) throws(Failure) -> [UInt8] {
        guard let file = SystemFile(expandingHome(path), .reading) else { throw Failure(path) }
        defer { file.close() }
        return try readBytes(file, path)
    }

    /// Throws the error that reading a file as text would cause. Consumes no data, because a pipe can be read only
    /// once.
    package static func checkReadableText(_ path: String) throws(Failure) {
        guard let status = FileStatus(expandingHome(path)), FileSystem.isReadable(expandingHome(path)) else {
            throw Failure(path)
        }
        if status.kind != .other { _ = try readText(path) }
    }

    /// Throws the error that reading a file would cause.
    package static func checkReadable(_ path: String) throws(Failure) {
        guard let file = SystemFile(path, .reading) else { throw Failure(path) }
        defer { file.close() }
        var byte: [UInt8] = [0]
        guard file.read(into: &byte) >= 0 else { throw Failure(path) }
    }

    /// Reads all of standard input.
    package static func readStandardInput() throws(Failure) -> String {
        try decodeText(try readBytes(.standardInput, "standard input"), "standard input")
    }

    package static func readBytes(_ file: SystemFile, _ path: String) throws(Failure) -> [UInt8] {
        let size = file.status?.size ?? 0
        // Reads all available bytes in one call.
        var result = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            while count < size {
                let got = file.read(
                    into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[count...]))
                if got > 0 { count += got } else if got == 0 || SystemError.lastError != .interrupted { break }
            }
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = file.read(into: &chunk)
            if count > 0 { result += chunk[..<count] } else if count == 0 { return result }
            if count < 0 && SystemError.lastError != .interrupted { throw Failure(path) }
        }
    }

    // MARK: Writing

    package static func write(_ text: String, to file: SystemFile, _ path: String) throws(Failure) {
        guard file.writeAll(Array(text.utf8)) else { throw Failure(path) }
    }

    /// Writes a file completely. If the disk is full or the process is killed, the file keeps its old contents.
    /// Terminals and pipes are written directly.
    package static func write(_ path: String, _ text: String) throws(Failure) {
        let expanded = expandingHome(path)
        let status = FileStatus(expanded)
        if status?.kind ?? .file == .file {
            // If the path is a link, its target is replaced, not the link.
            let place = canonicalPath(expanded) ?? expanded
            do throws(Failure) {
                return try replaceFile(place, with: text, permissions: status?.permissions ?? 0o644)
            } catch {
                // An existing file may be writable although no file can be created in its folder.
                if error.code != .accessDenied || status == nil { throw Failure(path, error) }
            }
        }
        guard let file = SystemFile(expanded, [.writing, .truncating]) else { throw Failure(path) }
        defer { file.close() }
        try write(text, to: file, path)
    }

    /// Returns the path without symbolic links; nil if it does not exist.
    package static func canonicalPath(_ path: String) -> String? {
        FileSystem.canonicalPath(path)
    }

    /// Replaces a file atomically: readers see either the old contents or the new ones.
    package static func replaceFile(_ path: String, with text: String, permissions: UInt16 = 0o600) throws(Failure) {
        let temporary = path + ".\(SystemProcess.identifier).new"
        guard let file = SystemFile(temporary, [.writing, .creating, .truncating], permissions: permissions) else {
            throw Failure(path)
        }
        do throws(Failure) {
            defer { file.close() }
            try write(text, to: file, path)
            // If a file is renamed before its data is on the disk, it may be empty after a crash.
            if !file.synchronize(), ![.invalid, .readOnly].contains(SystemError.lastError) { throw Failure(path) }
        } catch {
            _ = FileSystem.removeFile(temporary)
            throw error
        }
        guard FileSystem.move(temporary, to: path) else {
            let failure = Failure(path)
            _ = FileSystem.removeFile(temporary)
            throw failure
        }
    }

    package static func exists(_ path: String) -> Bool { FileSystem.exists(expandingHome(path)) }

    // MARK: Directories

    /// Creates a directory and its parents. By default, only the user can access it.
    package static func makeDirectory(_ path: String, permissions: UInt16 = 0o700) throws(Failure) {
        var index = path.startIndex
        while index < path.endIndex {
            index = path[path.index(after: index)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<index])
            if !FileSystem.makeFolder(part, permissions: permissions), SystemError.lastError != .exists {
                throw Failure(path)
            }
        }
    }

    /// Returns the names in a directory that begin with a prefix. The names of directories end in a slash.
    package static func names(in directory: String, beginningWith start: String) -> [String] {
        let place = expandingHome(directory.isEmpty ? "." : directory)
        let names = (FileSystem.names(in: place) ?? []).filter {
            $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix("."))
        }.map { FileStatus(place + "/" + $0)?.kind == .folder ? $0 + "/" : $0 }
        return names.sorted()
    }
}
