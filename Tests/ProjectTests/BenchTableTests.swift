import Foundation
import XCTest

/// The table of `make bench` is parsed from the output of the benchmarks: a line in a new form must not vanish from it.
final class BenchTableTests: XCTestCase {
    private struct Row: Decodable {
        var name: String
        var value: Double
        var unit: String
        var target: Double?
        var met: Bool?
    }

    private func rows(_ text: String) throws -> [Row] {
        let folder = NSTemporaryDirectory() + "rill-bench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/printed"))
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent("Tests/Benchmarks/table")
        process.arguments = ["--read", folder + "/printed"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([Row].self, from: data)
    }

    func testEachFormIsRead() throws {
        let read = try rows(
            """
            ns per event                             1000      10000     100000    1000000     target  reactivex      ratio
            range.filter.map.reduce                   7.1        6.2        6.1        6.8       15.0     7151.4       1049
            delay in a world                        171.3      121.0      103.5      107.2      100.0
            behavior relay, map                      24.2       22.3       20.1       20.0
            library ready                         0.41 ms  (goal: 3 ms)
            the whole front end                   62848 lines/s  (goal: 200000; 370 programs, 16453 lines)
            ten lines, values                     first 4.11 ms  again 0.49 ms  (goal: 2 ms)
            rill -e 'print(1)'                    least   6.02 ms  median   7.44 ms  (goal: 10 ms)
            memory of the idle prompt             22.1 MB  (goal: 30 MB)
            key to echo, ms                              0.31        5
            list of all members, ms                     31.20       30   over
            fib               12.1     40.0    3.31
            mean                                3.80
            """)
        XCTAssertEqual(
            read.map {
                "\($0.name): \($0.value) \($0.unit), \($0.target.map { "\($0)" } ?? "-") \($0.met.map { "\($0)" } ?? "-")"
            },
            [
                "range.filter.map.reduce: 6.8 ns, 15.0 true", "delay in a world: 107.2 ns, 100.0 false",
                "behavior relay, map: 20.0 ns, - -", "library ready: 0.41 ms, 3.0 true",
                "the whole front end: 62848.0 lines/s, 200000.0 false", "ten lines, values: 4.11 ms, 2.0 false",
                "rill -e 'print(1)': 7.44 ms, 10.0 true", "memory of the idle prompt: 22.1 MB, 30.0 true",
                "key to echo: 0.31 ms, 5.0 true", "list of all members: 31.2 ms, 30.0 false",
                "fib: 3.31 x CPython, - -",
                "mean: 3.8 x CPython, - -",
            ])
    }
}
