#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The attributes of a file.
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Sendable {
        case file, folder, other
    }

    package let kind: Kind
    package let size: Int
    package let permissions: UInt16
    /// The time of the last change, in seconds and nanoseconds since 1970.
    package let modificationTime: ModificationTime

    package struct ModificationTime: Equatable, Sendable {
        package let seconds: Int
        package let nanoseconds: Int
    }

    /// Reads the status of the file at a path, following links. Nil, with `SystemError.last`, if there is no file.
    package init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        self.init(info)
    }

    init(_ info: stat) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        size = Int(info.st_size)
        permissions = UInt16(info.st_mode & 0o777)
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        modificationTime = ModificationTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
}

/// Operations on paths. An operation that fails returns false or nil and sets `SystemError.last`.
package enum FileSystem {
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Returns the path without links and dots.
    package static func canonicalPath(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

    /// Sets the length of a file by cutting it or appending zeros.
    package static func resize(_ path: String, to bytes: Int) -> Bool { truncate(path, off_t(bytes)) == 0 }

    package static func removeFile(_ path: String) -> Bool { unlink(path) == 0 }

    package static func removeFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    package static func makeFolder(_ path: String, permissions: UInt16) -> Bool {
        mkdir(path, mode_t(permissions)) == 0
    }

    /// Returns the names in a folder, without `.` and `..`, in no particular order.
    package static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The system replaces these six letters by random ones.
    private static let templateSuffix = String(repeating: "X", count: 6)

    /// Creates a folder whose name begins with the last part of a path, and returns the path of the folder.
    package static func makeTemporaryFolder(_ path: String) -> String? {
        var pattern = Array((path + templateSuffix).utf8CString)
        guard mkdtemp(&pattern) != nil else { return nil }
        return pattern.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// Creates a file whose name begins with the last part of a path and ends with a suffix. Returns the path of the
    /// file, and the open file; nil if that fails.
    package static func makeTemporaryFile(_ path: String, suffix: String) -> (path: String, file: SystemFile?) {
        var pattern = Array((path + templateSuffix + suffix).utf8CString)
        let number = mkstemps(&pattern, Int32(suffix.utf8.count))
        let name = pattern.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        return (name, number >= 0 ? SystemFile(number) : nil)
    }
}
