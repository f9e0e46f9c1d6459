import Syntax

/// The names that a Swift text declares, with the type that they belong to, such as `Observable.create`, `Event.next`
/// and `Driver`.
struct PublicNames {
    private(set) var names: Set<String> = []
    /// The overloads of each function, initialiser and subscript.
    private(set) var overloads: [String: [Signature]] = [:]
    /// The superclass and protocols of each type.
    private var parents: [String: Set<String>] = [:]

    private struct Scope {
        var name: String
        /// The index of the brace that ends the type.
        var end: Int
        /// True for a type that is not public, as all its members are.
        var isHidden: Bool
        /// True if members are public without a modifier.
        var opens: (_ keyword: String) -> Bool
    }

    init(texts: [String]) {
        for text in texts { read(DeclarationWords(text)) }
    }

    /// Returns true if a name is declared, by its type or by a type from which its type inherits it.
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

    private mutating func read(_ words: DeclarationWords) {
        var (scopes, place, isPublic): ([Scope], Int, Bool) = ([], 0, false)
        while place < words.count {
            while let scope = scopes.last, scope.end <= place { scopes.removeLast() }
            if let next = words.modifier(at: place) {
                isPublic = isPublic || ["public", "open"].contains(words[place])
                place = next
                continue
            }
            guard words.declares(at: place) else {
                // Bodies, arguments and initial values are skipped.
                place = max(place, words.partner(of: place) ?? place) + 1
                isPublic = false
                continue
            }
            let keyword = words[place]
            let (name, end) = words.name(at: place)
            let owner = scopes.map { $0.name + "." }.joined()
            let isHidden = scopes.last?.isHidden ?? false
            isPublic = !isHidden && (isPublic || scopes.last?.opens(keyword) == true)
            if keyword == "extension" || isPublic {
                parents[owner + name, default: []].formUnion(words.parents(at: end))
            }
            if isPublic, keyword != "extension" { names.insert(owner + name) }
            // A call of an operator has no labels.
            let isNamed = name.first { $0.isLetter } != nil
            if isPublic, isNamed, ["func", "init", "subscript"].contains(keyword), let close = words.partner(of: end) {
                overloads[owner + name, default: []].append(Signature(words, (end + 1)..<close))
            }
            place = end
            if DeclarationWords.types.contains(keyword), let open = words.first("{", from: end),
                let close = words.partner(of: open)
            {
                let isOpen = isPublic
                scopes.append(
                    Scope(
                        name: name, end: close, isHidden: isHidden || !isPublic && keyword != "extension",
                        opens: { member in
                            switch keyword {
                            case "protocol", "extension": isOpen
                            case "enum": isOpen && member == "case"
                            default: false
                            }
                        }))
                place = open + 1
            }
            isPublic = false
        }
    }
}

/// The labels of a function's parameters, `_` for none, and the parameters that may be omitted.
struct Signature {
    var labels: [String] = []
    var hasDefault: [Bool] = []

    /// All lists of labels with which the function can be called.
    var forms: Set<[String]> {
        zip(labels, hasDefault).reduce([[]]) { forms, parameter in
            let longer = forms.map { $0 + [parameter.0] }
            return parameter.1 ? forms.union(longer) : Set(longer)
        }
    }

    /// Reads the parameters between parentheses.
    fileprivate init(_ words: DeclarationWords, _ range: Range<Int>) {
        var (place, isStart, angles) = (range.lowerBound, true, 0)
        while place < range.upperBound {
            if isStart, let next = words.modifier(at: place) {
                place = next
                continue
            }
            if isStart {
                labels.append(words[place])
                hasDefault.append(false)
            }
            isStart = words[place] == "," && angles == 0
            angles += words.angle(at: place)
            if words[place] == "=", words[place - 1] != "=", words[place + 1] != "=" {
                hasDefault[hasDefault.count - 1] = true
            }
            place = max(place, words.partner(of: place) ?? place) + 1
        }
    }
}

/// The words of a text without comments, as far as declarations need them.
private struct DeclarationWords {
    static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension"]
    private static let members: Set<String> = [
        "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case",
    ]
    private static let modifiers: Set<String> = [
        "final", "static", "override", "mutating", "convenience", "required", "indirect", "unowned", "weak", "public",
        "open", "private", "fileprivate", "internal", "nonisolated",
    ]

    private let words: SourceWords
    /// The indices of the words that are not comments.
    private let places: [Int]
    private let partners: [Int: Int]

    init(_ text: String) {
        words = SourceWords(text)
        places = words.indices.filter { [words] in words[$0].kind != .comment }
        let indices = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0.element, $0.offset) })
        partners = Dictionary(
            uniqueKeysWithValues: places.enumerated().compactMap { [words] offset, place in
                words.partner(of: place).flatMap { indices[$0] }.map { (offset, $0) }
            })
    }

    var count: Int { places.count }

    /// Returns the word at an index, without the backquotes of `in`.
    subscript(place: Int) -> String {
        places.indices.contains(place) ? words.text(at: places[place]).replacing("`", with: "") : ""
    }

    func partner(of place: Int) -> Int? { partners[place] }

    private func isKeyword(_ place: Int) -> Bool {
        places.indices.contains(place) && words[places[place]].kind == .keyword
    }

    private func isSign(_ place: Int) -> Bool {
        places.indices.contains(place) && words[places[place]].kind == .sign
    }

    private func isNear(_ place: Int) -> Bool {
        words[places[place]].range.upperBound == words[places[place + 1]].range.lowerBound
    }

    /// Returns the index after an attribute, a modifier or an import; nil for other words.
    func modifier(at place: Int) -> Int? {
        if self[place] == "@" {
            let isCall = self[place + 2] == "(" && isNear(place + 1)
            return isCall ? (partner(of: place + 2) ?? place + 2) + 1 : place + 2
        }
        if self[place] == "import", isKeyword(place) { return place + (isKeyword(place + 1) ? 3 : 2) }
        if self[place] == "class", DeclarationWords.members.contains(self[place + 1]) { return place + 1 }
        guard DeclarationWords.modifiers.contains(self[place]) else { return nil }
        return self[place + 1] == "(" ? (partner(of: place + 1) ?? place + 1) + 1 : place + 1
    }

    func declares(at place: Int) -> Bool {
        isKeyword(place)
            && (DeclarationWords.types.contains(self[place]) || DeclarationWords.members.contains(self[place]))
    }

    /// Returns the name that a keyword declares, and the index after the name and its generic parameters.
    func name(at place: Int) -> (name: String, end: Int) {
        var (name, end) = (self[place], place + 1)
        if name == "init" || name == "subscript" {
            if ["?", "!"].contains(self[end]) { end += 1 }
        } else {
            (name, end) = (self[end], end + 1)
            if isSign(end - 1) {
                while isSign(end), isNear(end - 1), self[end] != "<" || !name.contains("=") {
                    name += self[end]
                    end += 1
                }
            }
            while self[end] == "." {
                name += "." + self[end + 1]
                end += 2
            }
        }
        var angles = 0
        repeat {
            angles += angle(at: end)
            if angles > 0 || self[end] == ">" { end += 1 }
        } while angles > 0 && end < count
        return (name, end)
    }

    /// Returns 1 for an angle bracket that opens, -1 for one that closes, and 0 for an arrow and other words.
    func angle(at place: Int) -> Int {
        self[place] == "<" ? 1 : self[place] == ">" && self[place - 1] != "-" ? -1 : 0
    }

    /// Returns the index of a word outside of brackets; nil if there is none.
    func first(_ word: String, from start: Int) -> Int? {
        var place = start
        while place < count {
            if self[place] == word { return place }
            place = max(place, partner(of: place) ?? place) + 1
        }
        return nil
    }

    /// Returns the names after a colon: a superclass and protocols.
    func parents(at place: Int) -> Set<String> {
        var (names, angles, place): (Set<String>, Int, Int) = ([], 0, place)
        guard self[place] == ":" else { return [] }
        while place < count, !["{", "where"].contains(self[place]) {
            if angles == 0, [":", ",", "&"].contains(self[place]) { names.insert(self[place + 1]) }
            angles += angle(at: place)
            place += 1
        }
        return names
    }
}
