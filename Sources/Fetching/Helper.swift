import Platform

/// A child process that exchanges messages (`HelperMessage`) with this process. The child ends when this object is
/// freed or this process ends, because its input is closed then.
final class Helper {
    private let process: ChildProcess
    private let input: SystemFile
    private let output: SystemFile

    init?(_ path: String) {
        guard let toChild = SystemFile.pipe() else { return nil }
        guard let fromChild = SystemFile.pipe() else {
            toChild.reading.close()
            toChild.writing.close()
            return nil
        }
        let started = ChildProcess(path, input: toChild.reading, output: fromChild.writing)
        toChild.reading.close()
        fromChild.writing.close()
        (input, output) = (fromChild.reading, toChild.writing)
        guard let started else {
            input.close()
            output.close()
            return nil
        }
        process = started
        Helper.runningProcesses.insert(process)
        input.setNonBlocking()
    }

    deinit {
        output.close()
        input.close()
        Helper.runningProcesses.remove(process)
        process.killAndWait()
    }

    /// The child processes to kill at the exit of this process. Only the thread that fetches changes the list; the exit
    /// handler runs after that thread has ended.
    nonisolated(unsafe) private static var runningProcesses: Set<ChildProcess> = {
        SystemProcess.atExit { for process in Helper.runningProcesses { process.killAndWait() } }
        return []
    }()

    /// Writes bytes to the child; returns false if the reading end of the pipe is closed. The process must ignore
    /// broken pipes (`SystemProcess.ignoreBrokenPipes`).
    func write(_ bytes: [UInt8]) -> Bool { output.writeAll(bytes) }

    /// Appends the bytes that have arrived, without waiting; returns false at the end of the stream. Each call reads a
    /// limited amount, so that an endless stream can be stopped.
    func read(into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 {
            let count = input.read(into: &buffer)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                return false
            } else if SystemError.lastError != .interrupted {
                return SystemError.lastError == .tryAgain
            }
        }
        return true
    }
}
