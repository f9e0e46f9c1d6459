import Diagnostics
import Syntax

/// What the app kit asks about the classes of a program, and what a compiled one could say only with Objective-C: which
/// classes there are, by name, and which of their methods `@IBAction` and `@objc` mark. Each class gets a member that lists
/// them, and the text begins by naming its classes. `Tests/Corpus/compile` does the same to what it compiles.
struct KitClasses {
    private var listed = ListedClasses(by: "namedActions")
    private(set) var holders = Holders()
    /// What storyboards fill, by name.
    private(set) var outlets: Set<String> = []

    mutating func prepare(_ file: inout ParsedFile, asks: (Name, Name) -> Bool) {
        let types = file.statements.compactMap(\.declaredType)
        let classes = listed.found(among: types, asks: asks)
        for type in classes {
            outlets.formUnion(type.members.flatMap(\.outlets))
            holders.forget(type.name.text)
            for part in types where part === type || part.kind == .extension && part.extended?.simpleName == type.name {
                holders.look(into: part, named: type.name.text)
            }
        }
        guard !classes.isEmpty else { return }
        for type in classes {
            let extensions = types.filter { $0.kind == .extension && $0.extended?.simpleName == type.name }
            let actions = ([type] + extensions).flatMap { $0.members.compactMap(\.action) }
            if !actions.isEmpty { add(KitClasses.member(of: type.name.text, actions), to: type, of: &file) }
        }
        let plain = classes.filter { $0.generics.isEmpty }
        let names = plain.map { "KnownClasses.add(\"\($0.name.text)\", \($0.name.text).self)\n" }.joined()
        let said = parse(Source(name: "kit", text: names))
        let place = file.statements.firstIndex { !$0.isImport } ?? file.statements.endIndex
        file.statements.insert(contentsOf: said.statements, at: place)
        file.adopt(said)
        launch(&file)
    }

    /// The app of a delegate begins where its class stands.
    private func launch(_ file: inout ParsedFile) {
        guard let place = file.statements.firstIndex(where: \.beginsApp),
            let name = file.statements[place].declaredType?.name.text
        else { return }
        let said = parse(Source(name: "kit", text: "UIApplication.launch(\(name)())\n"))
        file.statements.insert(contentsOf: said.statements, at: place + 1)
        file.adopt(said)
    }

    private func add(_ text: String, to type: TypeDecl, of file: inout ParsedFile) {
        let made = parse(Source(name: "kit", text: text))
        type.members += made.statements.compactMap(\.declaredType).flatMap(\.members)
        file.adopt(made)
    }

    private static func member(of name: String, _ actions: [KitAction]) -> String {
        let rows = actions.map { action in
            "NamedAction(\"\(action.name)\", isWired: \(action.isWired)) { [weak self] \(action.hasSender ? "sender" : "_") in "
                + "self?.\(action.name)(\(action.argument)) }"
        }
        return """
            class \(name) {
                override func namedActions() -> [NamedAction] {
                    super.namedActions() + [
                        \(rows.joined(separator: ",\n            "))
                    ]
                }
            }
            """
    }
}

/// A method that others call by its name.
private struct KitAction {
    var name: String
    var isWired: Bool
    var hasSender: Bool
    /// The argument of the call, as text: its label and the sender.
    var argument: String
}

extension Diagnostic {
    /// The same trap, if what was nil is an outlet.
    func naming(outlets: Set<String>) -> Diagnostic {
        let name = primary.text.split(separator: ".").last.map(String.init) ?? ""
        guard id == "nil-unwrapped", outlets.contains(name) else { return self }
        var result = self
        (result.id, result.message) = ("nil-outlet", "the outlet '\(name)' is nil: nothing has filled it")
        return result
    }
}

extension Decl {
    /// The properties that `@IBOutlet` marks.
    fileprivate var outlets: [String] {
        guard case .variable(let variable) = kind, modifiers.custom.contains(where: { $0.name == "IBOutlet" }) else {
            return []
        }
        return variable.bindings.map(\.pattern.span.text)
    }

    fileprivate var action: KitAction? {
        guard case .function(let function) = kind, function.generics.isEmpty, function.parameters.count < 2,
            !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("override")
        else { return nil }
        let isWired = modifiers.hasAttribute("IBAction")
        guard isWired || modifiers.hasAttribute("objc") else { return nil }
        var argument = ""
        if let parameter = function.parameters.first {
            let type = parameter.type.span.text
            let label = parameter.label.map { "\($0.text): " } ?? ""
            argument = label + (type == "Any" ? "sender!" : type == "Any?" ? "sender" : "sender as! \(type)")
        }
        return KitAction(
            name: function.name.text, isWired: isWired, hasSender: !function.parameters.isEmpty, argument: argument)
    }
}

extension Stmt {
    fileprivate var declaredType: TypeDecl? {
        guard case .decl(let decl) = kind, case .type(let type) = decl.kind else { return nil }
        return type
    }
    /// A delegate that is marked as what the app begins with.
    fileprivate var beginsApp: Bool {
        if case .decl(let decl) = kind { return decl.modifiers.hasAttribute("UIApplicationMain") }
        return false
    }
    fileprivate var isImport: Bool {
        if case .decl(let decl) = kind, case .import_ = decl.kind { return true }
        return false
    }
}
