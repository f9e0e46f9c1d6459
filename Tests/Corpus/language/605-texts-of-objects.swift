import Foundation

// A text that is an object may be formatted as any text; its width is minded as little.
print(String(format: "%@ and %@", "ab" as NSString, "cd"))
print(String(format: "%-5@|%5@|%d", "ab" as NSString, NSString(string: "é"), 3))
let arguments: [CVarArg] = ["x" as NSString, 2, 1.5]
print(String(format: "%@ %d %.1f", arguments: arguments))
let one: any CVarArg = NSString(string: "one")
print(String(format: "%@", one), one is NSString)
