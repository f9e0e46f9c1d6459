func first<M: Equatable, S: Collection>(_ items: S, _ transform: (S.Element) -> M) -> M { transform(items.first!) }
// The literal decides the closure's parameter, and its body the result.
print(first("abc") { String($0) + "." })
print(first("abc") { $0 }, first([1, 2]) { String($0) + "." })
print(String(validatingUTF8: "abc")!, String(validatingUTF8: [97, 98, 0])!, String(validatingCString: [-1, 0]) as Any)
for scalar in "a\t\n\"é\u{7f}\u{1F600}".unicodeScalars { print(scalar.escaped(asASCII: true), scalar.escaped(asASCII: false)) }
