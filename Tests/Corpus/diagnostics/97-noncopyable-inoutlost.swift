// Refused: an inout parameter is lost
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func f(_ a: inout File) { take(a) }
