/// A name from Combine, from ReactiveX in another language, or from another language.
public struct ForeignWord {
    public var word: String
    public var language: String
    /// The equivalent in RxSwift or Swift, as written in code: `distinctUntilChanged()`, `Observable.just(_:)`.
    public var equivalent: String

    public var sentence: String { "\(language) has '\(word)'; here it is \(equivalent)" }

    /// The name that replaces the foreign one, if the code around it stays valid; nil otherwise.
    public var replacement: String? {
        let name = equivalent.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let rest = equivalent.dropFirst(name.count)
        guard !name.isEmpty, rest.isEmpty || rest == "(_:)" || rest == "()" else { return nil }
        return String(name)
    }

    /// True if the equivalent is a description, false if it is code.
    public var isPhrase: Bool {
        equivalent.hasPrefix("a ") || equivalent.contains(": ") || equivalent.contains(" and ")
    }

    /// True if the equivalent is the name of a type.
    public var isType: Bool {
        (equivalent.first?.isUppercase ?? false) && equivalent.allSatisfy { $0.isLetter || $0.isNumber }
    }

    private static let keywords: Set<String> = [
        "nil", "true", "false", "self", "func", "let", "protocol", "throw", "catch", "is",
    ]

    public var help: String? { isPhrase ? nil : "write '\(equivalent)'" }

    /// True if the equivalent is a static function such as `Observable.just(_:)`, which cannot be used without its
    /// type.
    public var isFactory: Bool {
        let behind = equivalent.drop { $0.isLetter }
        return equivalent.first?.isUppercase ?? false && behind.first == "."
            && behind.contains { $0 == "(" || $0 == "{" }
    }

    /// The name of the equivalent member; nil if the equivalent is no member of the same value.
    public var member: String? {
        let name = equivalent.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isLowercase, !Self.keywords.contains(String(name)) else { return nil }
        let next = equivalent.dropFirst(name.count).first
        return next == nil || next == "(" || equivalent.dropFirst(name.count).hasPrefix(" {") ? String(name) : nil
    }
}

/// Returns the equivalents of a name from another library, the most probable first; empty if no other library has the
/// name.
public func foreignWords(_ name: String) -> [ForeignWord] { ForeignTables.index[name] ?? [] }

/// Returns the most probable equivalent of a foreign name.
public func foreignWord(_ name: String) -> ForeignWord? { foreignWords(name).first }

/// All rows of the table in order.
public var allForeignWords: [ForeignWord] { ForeignTables.words }

/// Returns the labels in rill that may replace a label of another library.
public func foreignLabels(_ label: String) -> [String]? { ForeignTables.labels[label] }

/// Returns notes and help for a foreign module.
public func foreignModule(_ name: String) -> (notes: [String], help: String)? { ForeignTables.modules[name] }

/// Returns the owner of a name that rill deliberately does not support, with the help for it.
public func omittedName(_ name: String) -> (what: String, help: String)? { ForeignTables.omittedNames[name] }

/// Returns the modules of Swift in which a type has a member that rill lacks; the type `*` means the top level of a module.
public func modulesWithUnsupported(_ name: String, of type: String) -> [String] {
    ForeignTables.unsupportedNames[type]?[name] ?? []
}
