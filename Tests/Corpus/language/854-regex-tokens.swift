// Expected: compiled with swiftc 6.3. A text taken apart into tokens, and what is chosen by a regex.
func ~= (regex: Regex<Substring>, text: String) -> Bool { text.wholeMatch(of: regex) != nil }
func kind(_ text: String) -> String {
    switch text {
    case #/\d+/#: "number"
    case #/[a-z]\w*/#: "name"
    case #/\s*/#: "nothing"
    default: "other"
    }
}
print(["12", "x1", "", "  ", "1x"].map(kind))

enum Token: Equatable { case number(Double), name(String), symbol(Character) }
struct Lexer {
    static let rules: [(regex: Regex<Substring>, make: (Substring) -> Token?)] = [
        (#/\s+/#, { _ in nil }),
        (#/\d+(?:\.\d+)?/#, { .number(Double($0)!) }),
        (#/[A-Za-z_][A-Za-z_0-9]*/#, { .name(String($0)) }),
        (#/[-+*\/()=]/#, { .symbol($0.first!) }),
    ]
    enum Failure: Error { case unknown(Character, at: Int) }
    func tokens(of text: String) throws -> [Token] {
        var rest = text[...]
        var tokens: [Token] = []
        reading: while let first = rest.first {
            for rule in Self.rules {
                guard let match = rest.prefixMatch(of: rule.regex) else { continue }
                if let token = rule.make(match.output) { tokens.append(token) }
                rest = rest[match.range.upperBound...]
                continue reading
            }
            throw Failure.unknown(first, at: text.distance(from: text.startIndex, to: rest.startIndex))
        }
        return tokens
    }
}
print(try Lexer().tokens(of: "area = 3.5 * (width+2)/h"))
do { print(try Lexer().tokens(of: "a = #1")) } catch { print(error) }

let command = #/(?<verb>add|remove)\s+(?<count>\d+)?\s*(?<what>\w+)/#.ignoresCase()
for text in ["add 3 apples", "REMOVE pears", "eat it"] {
    if let match = text.wholeMatch(of: command) {
        print(match.verb.lowercased(), match.count.flatMap { Int($0) } ?? 1, match.what)
    } else {
        print("unknown:", text)
    }
}
let link = #/\[(?<text>[^\]]+)\]\((?<url>[^)]+)\)/#
let marked = "see [here](https://a.b) and **this** or *that*"
print(marked.replacing(link) { "<a href=\"\($0.url)\">\($0.text)</a>" }.replacing(#/\*\*(.+?)\*\*/#) { "<b>\($0.1)</b>" }.replacing(#/\*(.+?)\*/#) { "<i>\($0.1)</i>" })
