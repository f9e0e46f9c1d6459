import Diagnostics
import Syntax

/// Reads whatever the fuzzer makes up, as the front end does: parse, fold, dump, draw.
///
///     RILL_FUZZ=1 swift build --sanitize fuzzer --product fuzz-syntax
///     .build/debug/fuzz-syntax -max_total_time=600 -max_len=4096 WORK Tests/Corpus/language Tests/Corpus/diagnostics
///
/// `WORK` is a folder of one's own for what the fuzzer finds.
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
