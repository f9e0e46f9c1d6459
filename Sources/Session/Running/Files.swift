import Glibc

/// Files that a person names at the prompt.
enum Files {
    struct Failure: Error {
        var path: String
        var reason: String
    }

    /// `~` is the home directory.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
        return String(cString: home) + path.dropFirst()
    }

    static func read(_ path: String) throws -> String {
        let file = open(expanded(path), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure(path) }
        defer { Glibc.close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            bytes += buffer[..<count]
        }
    }

    static func write(_ path: String, _ text: String) throws {
        let file = open(expanded(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(path) }
        defer { Glibc.close(file) }
        let bytes = Array(text.utf8)
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress!, $0.count) }
            if count > 0 { done += count } else if errno != EINTR { throw failure(path) }
        }
    }

    /// Names in a directory that begin with a text; directories end in a slash.
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

    private static func failure(_ path: String) -> Failure {
        Failure(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
}

/// Nanoseconds of a clock that never goes back; only to say how long something took.
func wallTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Nanoseconds of processor time that the process has taken.
func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
