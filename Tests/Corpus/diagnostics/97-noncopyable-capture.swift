// Refused: a closure consumes a variable around it
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func f() { let a = File(1); let c = { take(a) }; c() }
