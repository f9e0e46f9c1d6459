// Refused: a property of an object is consumed
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd }; deinit { print("close", fd) }; consuming func close() {} ; func look() {} }
func take(_ f: consuming File) {}
final class K { var f = File(1) }
func g() { let k = K(); let x = k.f }
