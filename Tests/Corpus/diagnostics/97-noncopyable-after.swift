// Refused: a value that cannot be copied is read after it was consumed
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func f() { let a = File(1); take(a); a.look() }
