// Expected: compiled with swiftc 6.3. Whether elements occur one after the other.
print([1,2,3,4].contains([2,3]), "hello".contains("ell"), [1,2,3].contains([3,2]))
print([1,2,3].starts(with: [1,2]))
print(Array(1...5).firstRange(of: [2,3])!)
print([[1], [2]].contains([1]), [[1,2],[3]].contains([[1,2],[3]]), ["a","b"].contains("a"), [1, 2].contains([]), "abc".contains(""), "abc".contains("bc".dropFirst()))
print((1...9).contains(4...6), "abc".unicodeScalars.contains("bc".unicodeScalars))
