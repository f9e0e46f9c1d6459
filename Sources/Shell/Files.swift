import Glibc

/// Reading and writing small files of the user, without Foundation: loading that costs more than the first prompt may.
enum Files {
    /// Why a file could not be read or written, in the system's words.
    struct Failure: Error, Equatable {
        let path: String
        let reason: String
        let code: Int32

        init(_ path: String) {
            self.path = path
            code = errno
            reason = String(cString: strerror(code))
        }
    }

    static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path) }
        defer { close(file) }
        return try read(file, path)
    }

    /// Throws what reading a file would throw.
    static func probe(_ path: String) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(path) }
        defer { close(file) }
        var byte: UInt8 = 0
        guard Glibc.read(file, &byte, 1) >= 0 else { throw Failure(path) }
    }

    static func read(_ file: Int32, _ path: String) throws -> [UInt8] {
        var status = stat()
        let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
        // What is there already comes in one piece.
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

    static func write(_ text: String, to file: Int32, _ path: String) throws {
        var text = text
        try text.withUTF8 { bytes in
            var done = 0
            while done < bytes.count {
                let count = Glibc.write(file, bytes.baseAddress! + done, bytes.count - done)
                if count > 0 { done += count } else if errno != EINTR { throw Failure(path) }
            }
        }
    }

    /// Puts a whole file in the place of another: readers see the old one or the new one.
    static func replace(_ path: String, with text: String) throws {
        let temporary = path + ".\(getpid()).new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Failure(path) }
        do {
            defer { close(file) }
            try write(text, to: file, path)
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

    /// Makes a directory and those above it, for the user only.
    static func makeDirectory(_ path: String) throws {
        var index = path.startIndex
        while index < path.endIndex {
            index = path[path.index(after: index)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<index])
            if mkdir(part, 0o700) != 0 && errno != EEXIST { throw Failure(path) }
        }
    }
}
