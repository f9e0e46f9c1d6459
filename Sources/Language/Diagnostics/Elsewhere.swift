import Texts

/// The tables in the folder `Library/Elsewhere`, which are read at the first error. A line that begins with `#` is a
/// comment; the lines of a section are indented.
enum ForeignTables {
    static let words: [ForeignWord] = sections(of: "Words").flatMap { home, rows in
        rows.compactMap { row in
            columns(of: row).map { ForeignWord(word: String($0), language: home, equivalent: String($1)) }
        }
    }

    static let index = Dictionary(grouping: words, by: \.word)

    static let labels: [String: [String]] = {
        let rows = lines(of: "Labels").compactMap { columns(of: $0) }
        return Dictionary(uniqueKeysWithValues: rows.map { (String($0), $1.split(separator: " ").map(String.init)) })
    }()

    static let omittedNames: [String: (what: String, help: String)] = {
        var table: [String: (what: String, help: String)] = [:]
        for (what, rows) in sections(of: "LeftOut") {
            guard let help = rows.first else { continue }
            for name in rows.dropFirst().flatMap({ $0.split(separator: " ") }) {
                table[String(name)] = (what, String(help))
            }
        }
        return table
    }()

    static let modules: [String: (notes: [String], help: String)] = {
        var table: [String: (notes: [String], help: String)] = [:]
        for (help, rows) in sections(of: "Modules") {
            let notes = rows.filter { $0.first == "=" }.map { String($0.dropFirst(2)) }
            for name in rows.filter({ $0.first != "=" }).flatMap({ $0.split(separator: " ") }) {
                table[String(name)] = (notes, help.split(separator: "%").joined(separator: String(name)))
            }
        }
        return table
    }()

    /// For a type and a name that rill lacks, the modules that have it. The type `*` means the top level of a module.
    static let unsupportedNames: [String: [String: [String]]] = {
        var table: [String: [String: [String]]] = [:]
        for (module, rows) in sections(of: "Lacking") {
            var owner = ""
            for word in rows.lazy.flatMap({ $0.split(separator: " ") }) {
                if word.last == ":" {
                    owner = String(word.dropLast())
                } else {
                    table[owner, default: [:]][String(word), default: []].append(module)
                }
            }
        }
        return table
    }()

    /// Returns the headings (lines that are not indented), each with the lines below it.
    private static func sections(of page: String) -> [(String, [Substring])] {
        var sections: [(String, [Substring])] = []
        for line in lines(of: page) {
            if line.first != " " {
                sections.append((String(line), []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].1.append(line.drop { $0 == " " })
            }
        }
        return sections
    }

    /// Splits a line at the first run of two or more spaces.
    private static func columns(of line: Substring) -> (Substring, Substring)? {
        guard let gap = line.firstRange(of: "  ") else { return nil }
        return (line[..<gap.lowerBound], line[gap.upperBound...].drop { $0 == " " })
    }

    private static func lines(of page: String) -> [Substring] {
        String(decoding: wordTable(page), as: UTF8.self).split(separator: "\n").filter { $0.first != "#" }
    }
}

/// Returns the bytes of a table of the library; empty if it does not exist.
public func wordTable(_ name: String) -> UnsafeBufferPointer<UInt8> {
    let tables = UnsafeBufferPointer(start: word_tables.first, count: word_tables.count)
    let text = tables.first { String(cString: $0.name) == name }
    return UnsafeBufferPointer(start: text?.bytes, count: text?.count ?? 0)
}
