import Foundation

/// Another library of the same kind, measured in the same run.
enum Peer {
    /// Returns nanoseconds per event by the name of the shape; empty, with a message, if the peer is not installed.
    static func run() -> [String: Double] {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../peers/reactivex_shapes.py").standardizedFileURL
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return missing() }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 { return missing() }
        var figures: [String: Double] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 2, let figure = Double(parts[1]) { figures[String(parts[0])] = figure }
        }
        return figures
    }

    private static func missing() -> [String: Double] {
        print("reactivex for Python is not installed (pip install reactivex): no peer beside the figures")
        return [:]
    }
}
