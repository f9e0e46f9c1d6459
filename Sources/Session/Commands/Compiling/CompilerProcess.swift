import Assist
import Export
import Platform
import SessionCore

/// A child process: the compiler, or a compiled program.
final class CompilerProcess {
    enum Streams {
        /// One pipe receives the output and the errors of the process; its input is empty.
        case piped
        /// A pipe receives the output of the process; its errors are discarded.
        case output
        /// The process uses the terminal of this process, and Ctrl-C interrupts both.
        case shared
    }

    private let process: ChildProcess
    private let output: SystemFile?
    private var status: Int32?

    /// Starts a program; returns nil if that fails. `variables` are added to the environment.
    init?(_ path: String, _ arguments: [String], _ streams: Streams = .piped, variables: [String: String] = [:]) {
        guard streams != .shared else {
            let own = ChildProcess.Streams(input: nil, output: nil, errors: nil)
            guard let started = ChildProcess(path, arguments, own, hasOwnProcessGroup: false, variables: variables)
            else {
                return nil
            }
            (process, output) = (started, nil)
            return
        }
        guard let nothing = SystemFile("/dev/null", .reading), let ends = SystemFile.pipe() else { return nil }
        let nowhere = streams == .output ? SystemFile("/dev/null", .writing) : nil
        let piped = ChildProcess.Streams(input: nothing, output: ends.writing, errors: nowhere ?? ends.writing)
        let started = ChildProcess(path, arguments, piped, hasOwnProcessGroup: true, variables: variables)
        ends.writing.close()
        nowhere?.close()
        nothing.close()
        guard let started else {
            ends.reading.close()
            return nil
        }
        (process, output) = (started, ends.reading)
        ends.reading.setNonBlocking()
    }

    /// Starts a compiled program; returns nil if that fails. The program flushes its output after each line, even into
    /// a pipe.
    static func program(_ path: String, _ arguments: [String] = [], _ streams: Streams) -> CompilerProcess? {
        let buffering = CompilerProcess.path(of: "stdbuf")
        let words = buffering == nil ? arguments : ["-oL", path] + arguments
        // A trap prints one line without a backtrace, because a backtrace takes seconds.
        return CompilerProcess(buffering ?? path, words, streams, variables: ["SWIFT_BACKTRACE": "enable=no"])
    }

    deinit {
        if status == nil { process.killAndWait() }
        output?.close()
    }

    // MARK: Output

    /// Waits for output or for the end of the process, at most for some milliseconds. Returns the output that has
    /// arrived.
    func read(waiting milliseconds: Int32) -> [UInt8] {
        guard let output else {
            SystemThread.sleep(microseconds: Int(milliseconds) * 1_000)
            return []
        }
        guard SystemFile.wait(for: [output], milliseconds: milliseconds)?.first == true else { return [] }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < 1 << 20 {
            let count = output.read(into: &buffer)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        // After the pipe was closed, `poll` returns at once, but the process may still run for a moment.
        if bytes.isEmpty, milliseconds > 0, exitStatus == nil { SystemThread.sleep(microseconds: 1_000) }
        return bytes
    }

    /// The exit status; nil while the process runs. A signal is 128 plus its number, as in a shell.
    var exitStatus: Int32? {
        if status == nil { status = process.exitStatus() }
        return status
    }

    /// Sends the signal of Ctrl-C; kills the process if it has not ended after half a second.
    func stop() {
        if exitStatus == nil { process.interrupt() }
        for _ in 0..<50 where exitStatus == nil { SystemThread.sleep(microseconds: 10_000) }
        guard exitStatus == nil else { return }
        process.killAndWait()
        status = 137
    }

    // MARK: Running to the end

    /// Runs a program to its end. Returns nil if it does not start or was stopped.
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

    /// Returns the path of a program that the user's `PATH` contains.
    static func path(of name: String) -> String? {
        SystemProcess.variable("PATH")?.split(separator: ":").map { $0 + "/" + name }.first {
            FileSystem.exists($0)
        }
    }

    /// Returns a string that changes if the file changes.
    static func fileStamp(of path: String) -> String {
        guard let status = FileStatus(path) else { return path }
        return "\(path) \(status.size) \(status.modificationTime.seconds).\(status.modificationTime.nanoseconds)"
    }

    /// The folder for compiled programs: `$XDG_CACHE_HOME/rill/swiftc`, or a folder in the home directory.
    static var cacheFolder: String? {
        if let value = SystemProcess.variable("XDG_CACHE_HOME"), value.hasPrefix("/") { return value + "/rill/swiftc" }
        return SystemProcess.variable("HOME").map { $0 + "/.cache/rill/swiftc" }
    }
}
