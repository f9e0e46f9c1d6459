import Glibc

/// Another program, started by this process: the compiler, or what it has made.
final class CompilerProcess {
    enum Streams {
        /// Its output and errors come through one pipe; its input is empty.
        case piped
        /// It has the terminal of this process, and Ctrl-C reaches both.
        case shared
    }

    private let process: pid_t
    private let output: Int32
    private var status: Int32?

    /// Starts a program; nil if that fails. `variables` are added to the environment.
    init?(_ path: String, _ arguments: [String], _ streams: Streams = .piped, variables: [String: String] = [:]) {
        var ends: [Int32] = [-1, -1]
        if streams == .piped {
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        output = ends[0]
        let started = CompilerProcess.start(path, arguments, streams, ends[1], variables)
        if ends[1] >= 0 { close(ends[1]) }
        process = started ?? -1
        guard started != nil else {
            if output >= 0 { close(output) }
            return nil
        }
        if output >= 0 { _ = fcntl(output, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        if status == nil {
            kill(signal: SIGKILL)
            while waitpid(process, nil, 0) < 0, errno == EINTR {}
        }
        if output >= 0 { close(output) }
    }

    private static func start(
        _ path: String, _ arguments: [String], _ streams: Streams, _ end: Int32, _ variables: [String: String]
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK)
        if streams == .piped {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, end, 1)
            posix_spawn_file_actions_adddup2(&actions, end, 2)
            // A group of its own: Ctrl-C is for us, and we decide what it stops.
            posix_spawnattr_setpgroup(&attributes, 0)
            flags |= Int(POSIX_SPAWN_SETPGROUP)
        }
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var environment = CompilerProcess.environment(adding: variables).map { strdup($0) } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var process = pid_t()
        return posix_spawnp(&process, path, &actions, &attributes, &words, &environment) == 0 ? process : nil
    }

    private static func environment(adding variables: [String: String]) -> [String] {
        var rows = variables.map { "\($0.key)=\($0.value)" }
        var place = environ
        while let row = place.pointee {
            let text = String(cString: row)
            if variables[String(text.prefix { $0 != "=" })] == nil { rows.append(text) }
            place += 1
        }
        return rows
    }

    // MARK: Output

    /// Waits for output, or the end, for at most some milliseconds; returns what has arrived.
    func read(waiting milliseconds: Int32) -> [UInt8] {
        guard output >= 0 else {
            usleep(UInt32(max(0, milliseconds)) * 1_000)
            return []
        }
        var ask = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&ask, 1, milliseconds) > 0 else { return [] }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < 1 << 20 {
            let count = Glibc.read(output, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        // A closed pipe wakes at once, though the process may still run for a moment.
        if bytes.isEmpty, milliseconds > 0, exitStatus == nil { usleep(1_000) }
        return bytes
    }

    /// How it has ended; nil while it runs. A signal counts as a shell counts it: 128 and its number.
    var exitStatus: Int32? {
        if let status { return status }
        var word: Int32 = 0
        guard waitpid(process, &word, WNOHANG) == process else { return nil }
        status = word & 0x7f == 0 ? (word >> 8) & 0xff : 128 + (word & 0x7f)
        return status
    }

    /// Asks it to stop, as Ctrl-C does; kills it if it has not ended half a second later.
    func stop() {
        kill(signal: SIGINT)
        for _ in 0..<50 where exitStatus == nil { usleep(10_000) }
        if exitStatus == nil { kill(signal: SIGKILL) }
    }

    private func kill(signal: Int32) {
        guard status == nil else { return }
        _ = Glibc.kill(output >= 0 ? -process : process, signal)
    }

    // MARK: Running to the end

    /// Runs a program to its end; nil if it does not start or was stopped.
    static func run(
        _ path: String, _ arguments: [String], isStopped: () -> Bool
    ) -> (status: Int32, output: String)? {
        guard let process = CompilerProcess(path, arguments) else { return nil }
        var bytes: [UInt8] = []
        while true {
            bytes += process.read(waiting: 20)
            if isStopped() {
                process.stop()
                return nil
            }
            guard let status = process.exitStatus else { continue }
            bytes += process.read(waiting: 0)
            return (status, String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The path of a program that the user's `PATH` has.
    static func path(of name: String) -> String? {
        guard let list = getenv("PATH").map({ String(cString: $0) }) else { return nil }
        return list.split(separator: ":").map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
    }

    /// The executable that runs.
    static var ownPath: String? { Files.canonical("/proc/self/exe") }

    /// A text that changes when a file does; nil if there is none.
    static func stamp(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    /// `$XDG_CACHE_HOME/rill/swiftc`, by default in the home directory.
    static var cacheFolder: String? {
        if let value = getenv("XDG_CACHE_HOME").map({ String(cString: $0) }), value.hasPrefix("/") {
            return value + "/rill/swiftc"
        }
        return getenv("HOME").map { String(cString: $0) + "/.cache/rill/swiftc" }
    }
}
