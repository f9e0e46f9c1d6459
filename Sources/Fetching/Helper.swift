#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A child process that exchanges parcels with this one. It ends when this object is freed or this process ends,
/// because its input is then closed.
final class Helper {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    init?(_ path: String) {
        guard let (theirInput, ourOutput) = Helper.pipe() else { return nil }
        guard let (ourInput, theirOutput) = Helper.pipe() else {
            close(theirInput)
            close(ourOutput)
            return nil
        }
        let started = Helper.start(path, theirInput, theirOutput)
        close(theirInput)
        close(theirOutput)
        (input, output) = (ourInput, ourOutput)
        process = started ?? -1
        guard started != nil else {
            close(ourInput)
            close(ourOutput)
            return nil
        }
        Helper.left.insert(process)
        _ = fcntl(ourInput, F_SETFL, O_NONBLOCK)
    }

    deinit {
        guard process > 0 else { return }
        close(output)
        close(input)
        Helper.left.remove(process)
        Helper.end(process)
    }

    private static func end(_ process: pid_t) {
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// Child processes to kill at exit.
    nonisolated(unsafe) private static var left: Set<pid_t> = {
        atexit { for process in Helper.left { Helper.end(process) } }
        return []
    }()

    /// Writes bytes; returns false if the process no longer reads. The caller must ignore SIGPIPE.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress!, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    /// Appends the bytes that have arrived, without waiting; returns false at the end of the stream. Reads a limited
    /// amount, so that an endless stream can be stopped.
    func read(into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 {
            let count = systemRead(input, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                return false
            } else if errno != EINTR {
                return errno == EAGAIN
            }
        }
        return true
    }

    // MARK: Parts

    /// The path of the running executable.
    static var ownPath: String? {
        #if canImport(Glibc)
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            return readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 ? String(cString: buffer) : nil
        #else
            return CommandLine.arguments.first.flatMap { realpath($0, nil) }.map { String(cString: $0) }
        #endif
    }

    // Both ends are close-on-exec: in another child process they would prevent the end of the stream.
    private static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard systemPipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func start(_ path: String, _ input: Int32, _ output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Its own process group, because Ctrl-C is handled here. Signal dispositions are not inherited.
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: Int(flags)))
        var process = pid_t()
        let words = [strdup(path), nil]
        defer { free(words[0]) }
        return posix_spawn(&process, path, &actions, &attributes, words, environ) == 0 ? process : nil
    }
}

#if canImport(Glibc)
    private let systemRead = Glibc.read
    private let systemWrite = Glibc.write
    private let systemPipe: (UnsafeMutablePointer<Int32>) -> Int32 = Glibc.pipe
#else
    private let systemRead = Darwin.read
    private let systemWrite = Darwin.write
    private let systemPipe: (UnsafeMutablePointer<Int32>) -> Int32 = Darwin.pipe
#endif
