import Diagnostics
import Language
import Syntax
import Checking

/// Runs each text of the fuzzer as an entry. No program may crash the process.
///
///     RILL_FUZZ=1 swift build --sanitize fuzzer --product fuzz-program
///     .build/debug/fuzz-program -max_total_time=600 -timeout=20 -rss_limit_mb=4096 WORK Tests/Corpus/language Tests/Corpus/programs
///
/// Each text has an interpreter of its own, a low memory limit and a second of virtual time; a watchdog stops programs
/// that do not end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProgram(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let options = RunConfiguration(memory: 256 << 20, runLimit: 1_000_000_000)
    let interpreter = Interpreter(options: options) { _ in }
    let watchdog = Watchdog(interpreter)
    let outcome = interpreter.run(Source(name: "fuzz", text: text), mode: .script)
    // A fault of the interpreter, or an error of the checker without a diagnostic.
    precondition(outcome.failure?.id != "internal" && !outcome.diagnostics.contains { $0.id == "internal" }, text)
    watchdog.stop()
    interpreter.close()
    return 0
}
