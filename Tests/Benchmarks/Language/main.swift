// Prints the cost of checking programs: the start of the library, the lines per second of the front end over the
// corpus, and the time of an entry in a running session.
import Diagnostics
import Glibc
import Language
import Library
import Syntax
import Checking
import Declarations

/// Returns the processor time of this thread in seconds, which other programs on the machine affect least.
func processor() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the time of the wall clock, for code that runs on several threads.
func wall() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
}

func row(_ name: String, _ figures: String...) {
    let padding = String(repeating: " ", count: max(1, 38 - name.count))
    print(name + padding + figures.joined(separator: "  "))
}

func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
}

let pages = LibraryText.pages.map(\.entry)

func measureLibrary() {
    var index = Double.infinity
    var first = Double.infinity
    for _ in 0..<10 {
        let start = processor()
        let checker = Checker(pages: pages)
        let ready = processor()
        _ = checker.check(parse(Source(name: "first", text: "print(1)")), mode: .script)
        index = min(index, ready - start)
        first = min(first, processor() - ready)
    }
    row("library ready", milliseconds(index), "(goal: 3 ms)")
    row("first line checked after it", milliseconds(first))
}

/// Measures each program several times in one process and takes the best: the cost of a program after the library was
/// read. `bench-language front FILES` measures only this cost.
func measureFrontEnd(_ paths: [String]) {
    let checker = Checker(pages: pages)
    var lines = 0
    var whole = 0.0
    var parsing = 0.0
    for path in paths {
        let program = text(of: path)
        lines += program.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
        var best = Double.infinity
        var bestParse = Double.infinity
        for _ in 0..<8 {
            let start = processor()
            let file = parse(Source(name: path, text: program))
            let parsed = processor()
            _ = checker.check(file, mode: .script)
            best = min(best, processor() - start)
            bestParse = min(bestParse, parsed - start)
            checker.forgetPrograms()
        }
        whole += best
        parsing += bestParse
    }
    row("parsing", "\(Int(Double(lines) / parsing)) lines/s")
    row(
        "the whole front end", "\(Int(Double(lines) / whole)) lines/s",
        "(goal: 60000; \(paths.count) programs, \(lines) lines)")
}

/// Typical pasted snippets; `Tests/Benchmarks/prompt.py` pastes the same files.
let snippets: [(name: String, goal: String, text: String)] = [
    ("ten lines, values", "2 ms", "values"),
    ("ten lines, subjects", "2 ms", "subjects"),
    ("twenty lines, one chain", "3 ms", "chain"),
    ("ten lines, generic", "2 ms", "generic"),
].map { name, goal, file in (name, goal, text(of: "Tests/Benchmarks/snippets/\(file).swift")) }

/// Measures a session that has run an entry: the first time, when parts of the library are read, and later times.
func measureSnippets() {
    let interpreter = Interpreter { _ in }
    _ = interpreter.run(Source(name: "entry", text: "print(1)"), mode: .entry)
    for snippet in snippets {
        var times: [Double] = []
        for _ in 0..<9 {
            let start = wall()
            let outcome = interpreter.run(Source(name: "entry", text: snippet.text), mode: .entry)
            times.append(wall() - start)
            guard outcome.end == .done else {
                row(snippet.name, "did not run: \(outcome.end) \(outcome.diagnostics.map(\.message))")
                return
            }
        }
        let later = times.dropFirst().sorted()[3]
        row(snippet.name, "first \(milliseconds(times[0]))", "again \(milliseconds(later))", "(goal: \(snippet.goal))")
    }
    interpreter.close()
}

/// `bench-language passes 2 FILES`: runs the front end a number of times, so that instructions can be counted with one
/// pass and with two.
func runPasses(_ count: Int, _ paths: [String]) {
    let checker = Checker(pages: pages)
    for path in paths {
        let program = text(of: path)
        for _ in 0..<count {
            _ = checker.check(parse(Source(name: path, text: program)), mode: .script)
            checker.forgetPrograms()
        }
    }
}

/// `bench-language first N` and `ahead N`: the first snippet of a session in a separate process, without and with the
/// declarations that an idle prompt prefetches.
func measureFirst(_ number: Int, readsAhead: Bool) {
    var steps: [Double] = []
    var warmUp = WarmUp()
    var goesOn = readsAhead
    while goesOn {
        let start = wall()
        goesOn = warmUp.step(for: nil)
        steps.append(wall() - start)
    }
    if readsAhead {
        row("read ahead", milliseconds(steps.reduce(0, +)), "longest step \(milliseconds(steps.max() ?? 0))")
        if number < 0 {
            for (index, step) in steps.enumerated() { row("step \(index)", milliseconds(step)) }
            return
        }
    }
    let interpreter = Interpreter { _ in }
    _ = interpreter.run(Source(name: "entry", text: "print(1)"), mode: .entry)
    let start = wall()
    _ = interpreter.run(Source(name: "entry", text: snippets[number].text), mode: .entry)
    row(snippets[number].name, "first \(milliseconds(wall() - start))", "(goal: \(snippets[number].goal))")
    interpreter.close()
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "passes", arguments.count > 1, let count = Int(arguments[1]) {
    runPasses(count, Array(arguments.dropFirst(2)))
} else if let mode = arguments.first, mode == "first" || mode == "ahead", arguments.count > 1,
    let number = Int(arguments[1]), number < snippets.count
{
    measureFirst(number, readsAhead: mode == "ahead")
} else if arguments.first == "front" {
    measureFrontEnd(Array(arguments.dropFirst()))
} else {
    measureLibrary()
    measureFrontEnd(arguments)
    measureSnippets()
}
