import Diagnostics
import Foundation
import Language

// The small beginning of the command line: `run FILE`, `run -`, `-e CODE`.

setvbuf(stdout, nil, _IOFBF, 1 << 16)

/// Runs a program and answers the exit code.
func execute(_ source: Source) -> Int32 {
    let interpreter = Interpreter { fputs($0, stdout) }
    let outcome = interpreter.run(source, mode: .script)
    fflush(stdout)
    for diagnostic in outcome.diagnostics + (outcome.failure.map { [$0] } ?? []) {
        fputs(render(diagnostic).plain + "\n", stderr)
    }
    interpreter.close()
    return outcome.exitCode
}

func text(of path: String) -> String? {
    if path == "-" { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "run" where arguments.count > 1:
    guard let program = text(of: arguments[1]) else {
        fputs("rill: cannot read \(arguments[1])\n", stderr)
        exit(66)
    }
    exit(execute(Source(name: arguments[1], text: program)))
case "-e" where arguments.count > 1:
    exit(execute(Source(name: "-e", text: arguments[1])))
default:
    fputs("usage: rill run FILE | rill -e CODE\n", stderr)
    exit(64)
}
