// Refused: a borrowed parameter is consumed
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func f(_ a: borrowing File) { take(a) }
