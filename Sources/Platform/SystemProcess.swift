#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The running process.
package enum SystemProcess {
    package static var identifier: Int32 { getpid() }

    /// The path of the executable; nil if the path is unknown.
    package static var executablePath: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        #if canImport(Darwin)
            var size = UInt32(buffer.count)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return FileSystem.canonical(String(cString: buffer))
        #else
            let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
            return count > 0 ? String(cString: buffer) : nil
        #endif
    }

    /// The address of a flag of the C library, which is not zero while the process has one thread, and zero afterwards.
    /// Nil if the library has no such flag.
    package static var singleThreadFlag: UnsafePointer<UInt8>? {
        #if canImport(Darwin) || canImport(Musl)
            nil
        #else
            dlsym(nil, "__libc_single_threaded").map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) }
        #endif
    }

    /// Returns the value of an environment variable; nil if it is not set.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    package static func setVariable(_ name: String, _ value: String) { setenv(name, value, 1) }

    /// Makes a write to a pipe without a reader fail instead of ending the process.
    package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Enables Unicode input, whatever the locale is.
    package static func useUnicode() { setlocale(LC_CTYPE, "C.UTF-8") }

    /// Registers an action that runs when `exit` ends the process. A signal that ends the process does not run the
    /// action.
    package static func atExit(_ action: @escaping @convention(c) () -> Void) { atexit(action) }

    /// Runs the actions of `atExit` and ends the process.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }

    /// Ends the process at once, without the actions of `atExit`.
    package static func exitImmediately(_ status: Int32) -> Never { _exit(status) }

    /// Runs a shell command line on the terminal of the process. Returns true if the command succeeds.
    package static func runShell(_ command: String) -> Bool { systemShell(command) == 0 }
}

#if canImport(Darwin)
    private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }
#else
    private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
#endif

private let systemExit: (Int32) -> Never = exit
private let systemShell: (UnsafePointer<CChar>) -> Int32 = system

/// A child process. The process inherits no signal settings.
package struct ChildProcess: Hashable, Sendable {
    /// The standard streams of a child process; nil stands for the stream of this process.
    package struct Streams {
        package var input: SystemFile?
        package var output: SystemFile?
        package var errors: SystemFile?

        package init(input: SystemFile?, output: SystemFile?, errors: SystemFile?) {
            (self.input, self.output, self.errors) = (input, output, errors)
        }
    }

    private let identifier: pid_t
    /// True if the child has a process group of its own, so that Ctrl-C at the terminal does not reach the child.
    private let hasOwnProcessGroup: Bool

    /// Starts a program with two descriptors as its standard input and output. Its standard error is discarded.
    package init?(_ path: String, input: SystemFile, output: SystemFile) {
        guard let nowhere = SystemFile("/dev/null", .writing) else { return nil }
        defer { nowhere.close() }
        self.init(path, [], Streams(input: input, output: output, errors: nowhere), hasOwnProcessGroup: true)
    }

    /// Starts a program. The environment of the program is that of this process and `variables`.
    package init?(
        _ path: String, _ arguments: [String], _ streams: Streams, hasOwnProcessGroup: Bool,
        variables: [String: String] = [:]
    ) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (file, number) in [(streams.input, 0), (streams.output, 1), (streams.errors, 2)] {
            if let file { posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number)) }
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
        if hasOwnProcessGroup {
            posix_spawnattr_setpgroup(&attributes, 0)
            flags |= Int(POSIX_SPAWN_SETPGROUP)
        }
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
        var process = pid_t()
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let rows = ChildProcess.environmentRows(adding: variables).map { strdup($0) } + [nil]
        defer { (words + rows).forEach { free($0) } }
        guard posix_spawn(&process, path, &actions, &attributes, words, rows) == 0 else { return nil }
        identifier = process
        self.hasOwnProcessGroup = hasOwnProcessGroup
    }

    /// Returns the environment with some variables changed.
    private static func environmentRows(adding variables: [String: String]) -> [String] {
        var rows = variables.map { "\($0.key)=\($0.value)" }
        var place = environment
        while let row = place?.pointee {
            let text = String(cString: row)
            if variables[String(text.prefix { $0 != "=" })] == nil { rows.append(text) }
            place = place?.advanced(by: 1)
        }
        return rows
    }

    /// Returns the exit status of the child once; nil while the child runs. If a signal ended the child, the status is
    /// 128 plus the number of the signal, as in a shell.
    package func exitStatus() -> Int32? {
        var word: Int32 = 0
        guard waitpid(identifier, &word, WNOHANG) == identifier else { return nil }
        return word & 0x7f == 0 ? (word >> 8) & 0xff : 128 + (word & 0x7f)
    }

    /// Sends the signal of Ctrl-C to the child.
    package func interrupt() { kill(hasOwnProcessGroup ? -identifier : identifier, SIGINT) }

    /// Kills the child and waits until it has ended.
    package func killAndWait() {
        kill(hasOwnProcessGroup ? -identifier : identifier, SIGKILL)
        while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
    }
}
