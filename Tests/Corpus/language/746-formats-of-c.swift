// Expected: compiled with swiftc 6.3. Widths of whole numbers in formats, and C texts.
import Foundation
print(String(format: "%hd %hhd %hhu %hx %ld %d %u %x", 70000, 300, 300, 70000, Int.max, Int.max, -1, -1))
print(String(format: "%-8s|%8s|", ("ab" as NSString).utf8String!, ("cd" as NSString).utf8String!), strlen(("héllo" as NSString).utf8String!))
print("abc".withCString { strlen($0) }, "abc".withCString { String(cString: $0) }, "abc".withCString { $0.pointee })
