import Diagnostics
import Syntax

/// Reads each text of the fuzzer as the front end does: parses it, folds operators, dumps the tree and draws
/// diagnostics.
///
///     RILL_FUZZ=1 swift build --sanitize fuzzer --product fuzz-syntax
///     .build/debug/fuzz-syntax -max_total_time=600 -max_len=4096 WORK Tests/Corpus/language Tests/Corpus/diagnostics
///
/// `WORK` is a folder in which the fuzzer stores its findings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSyntax(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let file = parse(Source(name: "fuzz", text: text))
    let found = file.diagnostics + foldOperators(file, table: OperatorTable.standard.adding(file))
    for diagnostic in found {
        // A diagnostic outside the text would be drawn incorrectly.
        precondition(diagnostic.primary.start <= diagnostic.primary.end)
        precondition(Int(diagnostic.primary.end) <= text.utf8.count)
        _ = render(diagnostic)
    }
    precondition(file.unfinished == nil || !file.diagnostics.isEmpty)
    _ = dump(file)
    return 0
}
