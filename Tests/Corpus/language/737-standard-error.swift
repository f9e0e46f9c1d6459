// Expected: compiled with swiftc 6.3. What a program complains goes to standard error, beside what it prints.
import Foundation

struct Complaints: TextOutputStream {
    mutating func write(_ string: String) { fputs(string, stderr) }
}
var complaints = Complaints()
print("beside what is printed", to: &complaints)
fputs("printed as it is, ", stdout)
fputs("twice\n", stdout)
puts("with its end")
putchar(65)
putchar(10)
fflush(stdout)
setbuf(stdout, nil)

extension FileHandle: @retroactive TextOutputStream {
    public func write(_ string: String) { write(Data(string.utf8)) }
}
var errors = FileHandle.standardError
var lines = FileHandle.standardOutput
print("not here", to: &errors)
print("here", 1, 2, to: &lines)
FileHandle.standardOutput.write("a line\n".data(using: .utf8)!)
FileHandle.standardError.write(Data("nor this\n".utf8))
try FileHandle.standardOutput.write(contentsOf: Data("and one that may fail\n".utf8))

func warn(_ message: String) {
    fputs("warning: \(message)\n", stderr)
}
warn("nobody sees it here")
print(FileHandle.standardOutput === FileHandle.standardOutput)
