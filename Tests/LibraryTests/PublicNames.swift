import Foundation

/// The names that Swift text offers, by the type they belong to: `Observable.create`, `Event.next`, `Driver`.
///
/// It reads lines, not syntax: the engine uses more of Swift than our parser knows. What it relies on is the house
/// style, where a declaration starts its line and braces balance.
struct PublicNames {
    private(set) var names: Set<String> = []
    /// The overloads of each function, initialiser and subscript.
    private(set) var overloads: [String: [Signature]] = [:]
    /// The superclass and protocols of each type.
    private var parents: [String: Set<String>] = [:]

    private struct Scope {
        var name: String
        var depth: Int
        /// True if members are public without a modifier.
        var opens: (_ keyword: String) -> Bool
    }

    init(texts: [String]) {
        for text in texts { read(text) }
    }

    /// Returns true if a name is there, on its type or on one that the type inherits it from.
    func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        let member = name[dot...]
        var (seen, open): (Set<String>, [String]) = ([], [String(name[..<dot])])
        while let owner = open.popLast() {
            guard seen.insert(owner).inserted else { continue }
            if names.contains(owner + member) { return true }
            open += parents[owner] ?? []
        }
        return false
    }

    private mutating func read(_ text: String) {
        var (scopes, depth): ([Scope], Int) = ([], 0)
        let lines = text.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("//") { continue }
            let change = line.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
            if let declaration = Declaration(code), depth == scopes.last?.depth ?? 0 {
                let owner = scopes.map { $0.name + "." }.joined()
                let isPublic = declaration.isPublic || scopes.last?.opens(declaration.keyword) == true
                if declaration.keyword == "extension" || isPublic {
                    inherit(owner + declaration.name, declaration.tail)
                }
                if isPublic, declaration.keyword != "extension" { names.insert(owner + declaration.name) }
                if isPublic, ["func", "init", "subscript"].contains(declaration.keyword) {
                    let whole = lines[index..<min(index + 14, lines.count)].joined(separator: "\n")
                    if let signature = Declaration(whole.drop { $0 == " " })?.signature {
                        overloads[owner + declaration.name, default: []].append(signature)
                    }
                }
                if declaration.isType, change > 0 {
                    scopes.append(
                        Scope(
                            name: declaration.name, depth: depth + 1,
                            opens: { keyword in
                                switch declaration.keyword {
                                case "protocol", "extension": return isPublic
                                case "enum": return isPublic && keyword == "case"
                                default: return false
                                }
                            }))
                }
            }
            depth += change
            while let scope = scopes.last, depth < scope.depth { scopes.removeLast() }
        }
    }

    private mutating func inherit(_ name: String, _ tail: Substring) {
        guard tail.hasPrefix(":") else { return }
        let list = tail.dropFirst().prefix { $0 != "{" }.components(separatedBy: " where ")[0]
        for parent in list.split(whereSeparator: { $0 == "," || $0 == "&" }) {
            parents[name, default: []].insert(String(parent.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }))
        }
    }
}

/// The labels of a function's parameters, `_` for none, and which parameters may be left out.
struct Signature {
    var labels: [String] = []
    var hasDefault: [Bool] = []

    /// All lists of labels with which it can be called.
    var forms: Set<[String]> {
        zip(labels, hasDefault).reduce([[]]) { forms, parameter in
            let longer = forms.map { $0 + [parameter.0] }
            return parameter.1 ? forms.union(longer) : Set(longer)
        }
    }

    init(parameters text: Substring) {
        var (depth, start, last): (Int, Substring.Index, Character) = (0, text.startIndex, " ")
        for index in text.indices {
            let character = text[index]
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
            if character == ",", depth == 0 {
                add(text[start..<index])
                start = text.index(after: index)
            }
            last = character
        }
        add(text[start...])
    }

    private mutating func add(_ parameter: Substring) {
        let words = parameter.split { $0 == " " || $0 == "\n" }.drop { $0.hasPrefix("@") }
        guard let first = words.first else { return }
        labels.append(String(first.prefix { $0 != ":" }).replacingOccurrences(of: "`", with: ""))
        hasDefault.append(parameter.replacingOccurrences(of: "==", with: "").contains(" = "))
    }
}

/// The start of a line that declares something.
private struct Declaration {
    var keyword: String
    var name: String
    /// The text after the name and its generic parameters.
    var tail: Substring
    var isPublic = false

    var isType: Bool { Declaration.types.contains(keyword) }

    /// Returns the parameters, if the text contains all of them.
    var signature: Signature? {
        var text = tail.drop { $0 == "?" || $0 == "!" || $0 == "`" }
        if text.hasPrefix("<") { text = Declaration.closing("<", ">", text) }
        guard text.hasPrefix("(") else { return nil }
        let rest = Declaration.closing("(", ")", text)
        return Signature(parameters: text.dropLast(rest.count).dropFirst().dropLast())
    }

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
    private static let members: Set<String> = [
        "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case",
    ]
    private static let modifiers: Set<String> = [
        "final", "static", "override", "mutating", "convenience", "required", "indirect", "unowned", "weak",
    ]

    /// `private(set)`, `nonisolated(unsafe)`
    private static let qualified: Set<String> = ["private", "fileprivate", "internal", "nonisolated"]

    init?(_ line: Substring) {
        var rest = line
        while true {
            rest = rest.drop { $0 == " " }
            if rest.hasPrefix("@") {
                rest = Declaration.afterAttribute(rest)
                continue
            }
            let word = String(rest.prefix { $0.isLetter })
            let after = rest.dropFirst(word.count)
            if word == "public" || word == "open" {
                isPublic = true
            } else if word == "class", Declaration.members.contains(String(after.dropFirst().prefix { $0.isLetter })) {
                // `class func` is a member, not a type.
            } else if Declaration.types.contains(word) || Declaration.members.contains(word) {
                keyword = word
                let text = after.drop { $0 == " " || $0 == "`" }
                if word == "init" || word == "subscript" {
                    (name, tail) = (word, text)
                } else {
                    let length = text.prefix { !" (<:=`,{".contains($0) }.count
                    // An operator may be spelled with characters that end other names.
                    name = String(length > 0 ? text.prefix(length) : text.prefix { $0 != " " && $0 != "(" })
                    tail = Declaration.afterGenerics(text.dropFirst(name.count))
                }
                return
            } else if after.hasPrefix("("), Declaration.qualified.contains(word) {
                rest = Declaration.closing("(", ")", after)
                continue
            } else if !Declaration.modifiers.contains(word) {
                return nil
            }
            rest = after
        }
    }

    private static func afterAttribute(_ text: Substring) -> Substring {
        let rest = text.dropFirst().drop { $0.isLetter || $0 == "_" }
        return rest.hasPrefix("(") ? closing("(", ")", rest) : rest
    }

    private static func afterGenerics(_ text: Substring) -> Substring {
        text.hasPrefix("<") ? closing("<", ">", text) : text
    }

    /// Returns the text after the bracket that closes the first one.
    private static func closing(_ open: Character, _ close: Character, _ text: Substring) -> Substring {
        var (depth, last): (Int, Character) = (0, " ")
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close, close != ">" || last != "-" { depth -= 1 }
            last = text[index]
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return ""
    }
}
