#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Plain work on the machine's files; what fails leaves its reason in `errno`.
enum FileTree {
    enum Kind {
        case file, folder, other
    }

    static func kind(_ path: String) -> Kind? {
        guard let info = info(path) else { return nil }
        switch info.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    static func size(_ path: String) -> Int? { info(path).map { Int($0.st_size) } }

    /// Reads bytes of a regular file from an offset; pipes and devices are refused, since they may never end.
    static func read(
        _ path: String, from offset: Int = 0, _ limit: Int = .max, allow: (Int) throws -> Void
    ) throws -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        switch kind(path) {
        case .file: break
        case .folder:
            errno = EISDIR
            return nil
        case .other, nil:
            errno = EINVAL
            return nil
        }
        let (start, limit) = (max(0, min(offset, size(path) ?? 0)), max(0, limit))
        guard lseek(file, start, SEEK_SET) >= 0 else { return nil }
        try allow(min((size(path) ?? 0) - start, limit))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = systemRead(file, &buffer, min(buffer.count, limit - bytes.count))
            if count == 0 { return bytes }
            if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
        }
    }

    /// All the bytes or, if it fails, what was there before.
    static func write(_ path: String, _ bytes: [UInt8]) -> Bool {
        if kind(path) == .folder {
            errno = EISDIR
            return false
        }
        let draft = path + ".rill-draft"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return false }
        guard writeAll(bytes, to: file) else { return give(up: draft, file) }
        guard close(file) == 0, rename(draft, path) == 0 else { return give(up: draft, nil) }
        return true
    }

    /// Writes bytes at an offset of a file; a gap before them is filled with zeros.
    static func write(_ path: String, _ bytes: [UInt8], at offset: Int) -> Bool {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        return lseek(file, offset, SEEK_SET) >= 0 && writeAll(bytes, to: file)
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress!, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    private static func give(up draft: String, _ file: Int32?) -> Bool {
        let reason = errno
        if let file { close(file) }
        unlink(draft)
        errno = reason
        return false
    }

    /// Names in a folder, in the order of their letters.
    static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    static func makeFolder(_ path: String, withParents: Bool) -> Bool {
        if mkdir(path, 0o755) == 0 { return true }
        guard withParents else { return false }
        if errno == EEXIST { return kind(path) == .folder }
        let parent = FileGrant.folder(of: path)
        guard errno == ENOENT, parent != path, makeFolder(parent, withParents: true) else { return false }
        return mkdir(path, 0o755) == 0
    }

    /// Returns the disk space of a file, or of a folder with its contents.
    static func room(_ path: String) -> Int {
        guard kind(path) == .folder, let names = names(in: path) else { return room(of: size(path) ?? 0) }
        return names.reduce(room(of: 0)) { $0 + room(path + "/" + $1) }
    }

    /// Returns the disk space of bytes: whole blocks, and one for the name.
    static func room(of bytes: Int) -> Int { (min(bytes, .max - 8192) / 4096 + 1) * 4096 }

    /// A file, or a folder with all that is in it. Links are not followed.
    @discardableResult static func remove(_ path: String) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == EISDIR || errno == EPERM, let names = names(in: path) else { return false }
        for name in names where !remove(path + "/" + name) { return false }
        return rmdir(path) == 0
    }

    private static func info(_ path: String) -> stat? {
        var info = stat()
        return stat(path, &info) == 0 ? info : nil
    }
}

#if canImport(Glibc)
    private let systemRead = Glibc.read
    private let systemWrite = Glibc.write
#else
    private let systemRead = Darwin.read
    private let systemWrite = Darwin.write
#endif
