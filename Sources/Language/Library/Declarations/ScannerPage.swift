import Runtime

/// Reading a text piece by piece.
let scannerPage = LibraryPage(
    name: "Scanner", module: "Foundation",
    text: #"""
        /// Reads numbers and words from a text, one after the other.
        class Scanner: NSObject {
            let string: String
            /// Where the next piece begins.
            var currentIndex: String.Index
            /// What is passed over before a piece.
            var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
            var caseSensitive = false
            init(string: String) {
                self.string = string
                currentIndex = string.startIndex
            }
            /// Whether nothing is left but what is passed over.
            var isAtEnd: Bool { _start == string.endIndex }
            var _start: String.Index {
                guard let skipped = charactersToBeSkipped else { return currentIndex }
                return string[currentIndex...].firstIndex { !_belongs($0, to: skipped) } ?? string.endIndex
            }
            func _belongs(_ character: Character, to set: CharacterSet) -> Bool {
                character.unicodeScalars.allSatisfy { set.contains($0) }
            }
            /// What is at the front as long as it belongs together; moves behind it.
            func _scan(_ belongs: (Character) -> Bool) -> String? {
                let start = _start
                let piece = string[start...].prefix(while: belongs)
                if piece.isEmpty { return nil }
                currentIndex = piece.endIndex
                return String(piece)
            }
            /// The longest piece of these that reads as a value.
            func _scanNumber<T>(_ belongs: (Character) -> Bool, _ read: (String) -> T?) -> T? {
                let start = _start
                var piece = string[start...].prefix(while: belongs)
                while !piece.isEmpty {
                    if let value = read(String(piece)) {
                        currentIndex = piece.endIndex
                        return value
                    }
                    piece = piece.dropLast()
                }
                return nil
            }
            func scanInt() -> Int? { _scanNumber({ $0.isASCII && $0.isNumber || $0 == "-" || $0 == "+" }) { Int($0) } }
            func scanDouble() -> Double? {
                _scanNumber({ $0.isASCII && $0.isNumber || "+-.eE".contains($0) }) { $0.last == "." ? Double($0.dropLast()) : Double($0) }
            }
            func scanFloat() -> Float? { scanDouble().map { Float($0) } }
            func scanCharacter() -> Character? {
                let start = _start
                guard start < string.endIndex else { return nil }
                currentIndex = string.index(after: start)
                return string[start]
            }
            func scanString(_ searchString: String) -> String? {
                let start = _start
                let piece = string[start...].prefix(searchString.count)
                let fits = caseSensitive ? piece == searchString : piece.lowercased() == searchString.lowercased()
                guard fits else { return nil }
                currentIndex = piece.endIndex
                return String(piece)
            }
            func scanUpToString(_ substring: String) -> String? {
                let start = _start
                let found = string[start...].range(of: substring, options: caseSensitive ? [] : .caseInsensitive)
                let end = found?.lowerBound ?? string.endIndex
                if start == end { return nil }
                currentIndex = end
                return String(string[start..<end])
            }
            func scanCharacters(from set: CharacterSet) -> String? { _scan { _belongs($0, to: set) } }
            func scanUpToCharacters(from set: CharacterSet) -> String? { _scan { !_belongs($0, to: set) } }
        }
        """#)
