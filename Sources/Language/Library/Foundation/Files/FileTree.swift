import Platform

/// Operations on the machine's files; after a failure `SystemError.last` has the reason.
enum FileTree {
    static func kind(_ path: String) -> FileStatus.Kind? { FileStatus(path)?.kind }

    static func size(_ path: String) -> Int? { FileStatus(path)?.size }

    /// Reads bytes of a regular file from an offset. Pipes and devices are refused, because they may never end.
    static func read(
        _ path: String, from offset: Int = 0, _ limit: Int = .max, allow: (Int) throws -> Void
    ) throws -> [UInt8]? {
        guard let file = SystemFile(path, [.reading, .nonBlocking]) else { return nil }
        defer { file.close() }
        switch kind(path) {
        case .file: break
        case .folder:
            SystemError.lastError = .isFolder
            return nil
        case .other, nil:
            SystemError.lastError = .invalid
            return nil
        }
        let (start, limit) = (max(0, min(offset, size(path) ?? 0)), max(0, limit))
        guard file.seek(to: start) else { return nil }
        try allow(min((size(path) ?? 0) - start, limit))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = file.read(into: &buffer, limit: limit - bytes.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if SystemError.lastError != .interrupted { return nil }
        }
    }

    /// Writes all bytes. If that fails, the file keeps its old contents.
    static func write(_ path: String, _ bytes: [UInt8]) -> Bool {
        if kind(path) == .folder {
            SystemError.lastError = .isFolder
            return false
        }
        let draft = path + ".rill-draft"
        guard let file = SystemFile(draft, [.writing, .creating, .truncating]) else { return false }
        guard file.writeAll(bytes) else { return discardDraft(draft, file) }
        guard file.close(), FileSystem.move(draft, to: path) else { return discardDraft(draft, nil) }
        return true
    }

    /// Writes bytes at an offset in a file. If the file is shorter, the gap is filled with zeros.
    static func write(_ path: String, _ bytes: [UInt8], at offset: Int) -> Bool {
        guard let file = SystemFile(path, [.writing, .nonBlocking]) else { return false }
        defer { file.close() }
        return file.seek(to: offset) && file.writeAll(bytes)
    }

    private static func discardDraft(_ draft: String, _ file: SystemFile?) -> Bool {
        let reason = SystemError.lastError
        file?.close()
        _ = FileSystem.removeFile(draft)
        SystemError.lastError = reason
        return false
    }

    /// Returns the names in a folder, sorted.
    static func names(in folder: String) -> [String]? { FileSystem.names(in: folder)?.sorted() }

    static func makeFolder(_ path: String, withParents: Bool) -> Bool {
        if FileSystem.makeFolder(path, permissions: 0o755) { return true }
        guard withParents else { return false }
        if SystemError.lastError == .exists { return kind(path) == .folder }
        let parent = FileGrant.folder(of: path)
        guard SystemError.lastError == .noSuchFile, parent != path, makeFolder(parent, withParents: true) else {
            return false
        }
        return FileSystem.makeFolder(path, permissions: 0o755)
    }

    /// Returns the disk space of a file, or of a folder with its contents.
    static func diskSpace(_ path: String) -> Int {
        guard kind(path) == .folder, let names = names(in: path) else { return diskSpace(of: size(path) ?? 0) }
        return names.reduce(diskSpace(of: 0)) { $0 + diskSpace(path + "/" + $1) }
    }

    /// Returns the disk space that these bytes need: whole blocks, and one block for the file's name.
    static func diskSpace(of bytes: Int) -> Int { (min(bytes, .max - 8192) / 4096 + 1) * 4096 }

    /// Removes a file, or a folder with its contents. Links are not followed.
    @discardableResult static func remove(_ path: String) -> Bool {
        if FileSystem.removeFile(path) { return true }
        guard SystemError.lastError == .isFolder || SystemError.lastError == .notPermitted, let names = names(in: path)
        else {
            return false
        }
        for name in names where !remove(path + "/" + name) { return false }
        return FileSystem.removeFolder(path)
    }
}
