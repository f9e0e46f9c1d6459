// Refused: a loop consumes the same value twice
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func f() { let a = File(1); for _ in 0..<2 { take(a) } }
