// Refused: a generic function that copies
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
func g<T>(_ t: T) {}
func h() { g(File(1)) }
