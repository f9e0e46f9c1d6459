import Diagnostics
import Syntax

/// Gives the app kit information that a compiled program has only with Objective-C: the classes by name, and their
/// methods marked `@IBAction` or `@objc`. Each class gets a member that lists its methods, and the text first registers
/// its classes. `CompiledKit` makes the same changes for swiftc.
struct KitClasses {
    var classesWithActions = ClassesWithMember(by: "namedActions")
    var cellMakers = CellMakers()
    /// Classes that are neither views nor controllers and have methods that are called by name, through selectors.
    var selectorTargets = SelectorTargets()
    /// Properties that are set by name.
    var namedProperties = NamedProperties()
    /// Methods in extensions of the kit's classes that are called by name.
    var extensionActions = ExtensionActions()
    private(set) var retainingClosures = RetainingClosures()
    /// The names of the outlets that a storyboard sets.
    private(set) var outlets: Set<String> = []

    mutating func prepare(_ file: inout ParsedFile, hasMember: (Name, Name) -> Bool) {
        let types = file.statements.compactMap(\.declaredType)
        classesWithActions.recordClasses(file.statements)
        let classes = classesWithActions.classes(among: types, hasMember: hasMember)
        for type in classes {
            outlets.formUnion(type.members.flatMap(\.outlets))
            retainingClosures.removeClosures(type.name.text)
            for part in types where part === type || part.kind == .extension && part.extended?.simpleName == type.name {
                retainingClosures.findClosures(into: part, named: type.name.text)
            }
        }
        // A text that declares no types needs no module.
        if !types.isEmpty, hasMember("UIResponder", "namedActions") {
            for row in selectorTargets.rows(among: types, beside: classes) {
                add(row.declaration, to: row.type, of: &file)
                if !row.isInherited { append(row.conformance, to: &file) }
            }
            for row in namedProperties.rows(among: types, beside: classes) {
                add(row.declaration, to: row.type, of: &file)
                if !row.conformance.isEmpty { append(row.conformance, to: &file) }
            }
            register(extensionActions.lists(among: types, hasMember: hasMember), in: &file)
        }
        guard !classes.isEmpty else { return }
        for type in classes {
            let extensions = types.filter { $0.kind == .extension && $0.extended?.simpleName == type.name }
            let actions = ([type] + extensions).flatMap { $0.members.compactMap(\.action) }
            if !actions.isEmpty { add(KitClasses.member(of: type.name.text, actions), to: type, of: &file) }
            let observed = KitClasses.observers(of: type)
            if !observed.isEmpty { add("class \(type.name.text) {\n    \(observed)\n}", to: type, of: &file) }
        }
        var names = classes.map { type -> String in
            let name = type.name.text
            let maker = cellMakers.maker(for: type, parent: classesWithActions.parent(of: type))
            if !type.generics.isEmpty { return "" }
            return "KnownClasses.add(\"\(name)\", \(name).self)\(maker.map { " { name in \(name)(\($0)) }" } ?? "")\n"
        }.joined()
        let own = Set(types.map(\.name))
        names += GenericCells.types(in: file, cellMakers) { own.contains($0) || hasMember($0, "namedActions") }
            .map { $0 + "\n" }.joined()
        let parsed = parse(Source(name: "kit", text: names + CastScenes.containers(in: file)))
        let place = file.statements.firstIndex { !$0.isImport } ?? file.statements.endIndex
        file.statements.insert(contentsOf: parsed.statements, at: place)
        file.adopt(parsed)
        insertLaunchCode(&file)
    }

    /// Adds the lists of methods in extensions, and registers them before the first statement.
    private func register(_ lists: [(declaration: String, registration: String)], in file: inout ParsedFile) {
        if lists.isEmpty { return }
        for list in lists { append(list.declaration + "\n", to: &file) }
        let parsed = parse(Source(name: "kit", text: lists.map { $0.registration + "\n" }.joined()))
        let place = file.statements.firstIndex { !$0.isImport } ?? file.statements.endIndex
        file.statements.insert(contentsOf: parsed.statements, at: place)
        file.adopt(parsed)
    }

    /// Starts the app at the position of its delegate's class.
    private func insertLaunchCode(_ file: inout ParsedFile) {
        guard let place = file.statements.firstIndex(where: \.isMainAppDelegate),
            let name = file.statements[place].declaredType?.name.text
        else { return }
        // The attribute `@main` refers to a `main()` of 'UIApplicationDelegate', which iOS provides and rill replaces.
        if case .decl(let decl) = file.statements[place].kind { decl.modifiers.attributes.removeAll { $0 == "main" } }
        let scenePlace = file.statements.firstIndex { $0.declaredType?.inherits("UIWindowSceneDelegate") ?? false }
        let scene = scenePlace.flatMap { file.statements[$0].declaredType }
        let text = "UIApplication.launch(\(name)()\(scene.map { ", scene: \($0.name.text)()" } ?? ""))\n"
        let parsed = parse(Source(name: "kit", text: text))
        file.statements.insert(contentsOf: parsed.statements, at: max(place, scenePlace ?? 0) + 1)
        file.adopt(parsed)
    }

    private func append(_ text: String, to file: inout ParsedFile) {
        let parsed = parse(Source(name: "kit", text: text))
        file.statements += parsed.statements
        file.adopt(parsed)
    }

    private func add(_ text: String, to type: TypeDecl, of file: inout ParsedFile) {
        let made = parse(Source(name: "kit", text: text))
        type.members += made.statements.compactMap(\.declaredType).flatMap(\.members)
        file.adopt(made)
    }

    /// Returns one element of the list for each action.
    static func rows(_ actions: [KitAction]) -> [String] {
        actions.map { action in
            "NamedAction(\"\(action.name)\", isWired: \(action.isInterfaceBuilderAction), sender: \"\(action.sender)\") { [weak self] \(action.hasSender ? "sender" : "_") in "
                + "self?.\(action.name)(\(action.argument)) }"
        }
    }

    /// Returns a member that sets each outlet to its value, so that the observers of the class's outlets run; returns
    /// an empty text if there are none.
    static func observers(of type: TypeDecl) -> String {
        let names = type.members.flatMap(\.observedOutlets)
        if names.isEmpty { return "" }
        let sets = names.map { "self.\($0) = self.\($0)" }.joined(separator: "; ")
        return "override func outletsAreSet() { super.outletsAreSet(); \(sets) }"
    }

    private static func member(of name: String, _ actions: [KitAction]) -> String {
        let rows = rows(actions)
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

/// Finds classes that are neither views nor controllers and have methods called by name, such as models with timers and
/// handlers of notifications.
struct SelectorTargets {
    struct Row {
        let type: TypeDecl
        let actions: [KitAction]
        let isInherited: Bool
        var conformance: String { "extension \(type.name.text): SelectorTarget {}\n" }
        /// The member that lists the methods.
        var member: String {
            let list = KitClasses.rows(actions).joined(separator: ", ")
            return isInherited
                ? "override func namedActions() -> [NamedAction] { super.namedActions() + [\(list)] }"
                : "func namedActions() -> [NamedAction] { [\(list)] }"
        }
        var declaration: String { "class \(type.name.text) {\n    \(member)\n}" }
    }
    private var knownNames: Set<Name> = []

    mutating func rows(among types: [TypeDecl], beside others: [TypeDecl]) -> [Row] {
        var rows: [Row] = []
        for type in types where type.kind == .class && !others.contains(where: { $0 === type }) {
            let parts = [type] + types.filter { $0.kind == .extension && $0.extended?.simpleName == type.name }
            let actions = parts.flatMap { $0.members.compactMap(\.action) }
            let isInherited = type.inherited.first?.simpleName.map(knownNames.contains) ?? false
            guard !actions.isEmpty || isInherited else { continue }
            knownNames.insert(type.name)
            if !actions.isEmpty { rows.append(Row(type: type, actions: actions, isInherited: isInherited)) }
        }
        return rows
    }
}

/// Creates the cells that a program registers by class. A table creates a cell with `init(style:reuseIdentifier:)` and
/// a grid with `init(frame:)`, which Swift cannot call on a metatype.
struct CellMakers {
    /// The arguments of the initialiser, by the names of the classes that have it.
    private var arguments: [Name: String] = [
        "UITableViewCell": "style: .default, reuseIdentifier: name", "UICollectionViewCell": "frame: .zero",
        "UICollectionReusableView": "frame: .zero", "UITableViewHeaderFooterView": "reuseIdentifier: name",
    ]

    /// Returns the arguments that create a cell of a class; nil for other classes.
    mutating func maker(for type: TypeDecl, parent: Name?) -> String? {
        guard let parent, let known = arguments[parent] else { return nil }
        let labels = known.split(separator: ",").map { $0.prefix { $0 != ":" }.drop { $0 == " " } }
        let designated = type.members.compactMap { member -> [Substring]? in
            guard case .initializer(let initializer) = member.kind, !member.modifiers.has("convenience") else {
                return nil
            }
            return initializer.parameters.map { ($0.label?.text ?? "_")[...] }
        }
        guard designated.isEmpty || designated.contains(labels) else { return nil }
        arguments[type.name] = known
        return known
    }

    /// Returns the arguments that create a cell of a class that was seen before.
    func maker(of name: Name) -> String? { arguments[name] }
}

/// Finds the generic cells that a program registers with their arguments: `Cell<UserView>.self`.
final class GenericCells: TreeWalker {
    private let cellMakers: CellMakers
    private let isType: (Name) -> Bool
    private var foundTypes: [String] = []

    private init(_ cells: CellMakers, _ isType: @escaping (Name) -> Bool) {
        self.cellMakers = cells
        self.isType = isType
    }

    /// Returns the calls that register them.
    static func types(in file: ParsedFile, _ cells: CellMakers, isType: (Name) -> Bool) -> [String] {
        withoutActuallyEscaping(isType) { isType in
            let walker = GenericCells(cells, isType)
            walker.walk(file.statements)
            return walker.foundTypes
        }
    }

    override func visit(_ expr: Expr) {
        if case .member(let member) = expr.kind, member.name == "self", case .name(let name)? = member.base?.kind,
            let arguments = name.genericArguments, let made = cellMakers.maker(of: name.name),
            arguments.allSatisfy({ $0.simpleName.map(isType) ?? false })
        {
            let type = "\(name.name.text)<\(arguments.map(\.span.text).joined(separator: ", "))>"
            let text = "KnownClasses.add(\"\(type)\", \(type).self) { name in \(type)(\(made)) }"
            if !foundTypes.contains(text) { foundTypes.append(text) }
        }
        walk(expr)
    }
}

/// Finds the storyboard identifiers whose controllers the program casts to a navigation controller, because such a
/// scene is inside one. An empty identifier means the destinations of segues.
private final class CastScenes: TreeWalker {
    private var foundScenes: [String] = []
    /// The condition `segue.destination as? UINavigationController` counts only if no destination is cast to another
    /// class.
    private var (mayBeStacks, areOthers) = (false, false)

    static func containers(in file: ParsedFile) -> String {
        let walker = CastScenes()
        walker.walk(file.statements)
        if walker.mayBeStacks, !walker.areOthers, !walker.foundScenes.contains("") { walker.foundScenes.append("") }
        return walker.foundScenes.map { "KnownClasses.contain(\"\($0)\")\n" }.joined()
    }

    override func visit(_ expr: Expr) {
        if case .sequence(let items) = expr.kind {
            for case (.operand(let value), .cast(let cast, let type, _)) in zip(items, items.dropFirst()) {
                let isStack = type.simpleName == "UINavigationController"
                if case .member(let member) = value.kind, member.name == "destination" {
                    if isStack { mayBeStacks = true } else { areOthers = true }
                }
                if isStack, let name = scene(value, cast), !foundScenes.contains(name) { foundScenes.append(name) }
            }
        }
        walk(expr)
    }

    private func scene(_ value: Expr, _ cast: CastKind) -> String? {
        switch value.kind {
        case .member(let member) where member.name == "destination" && cast == .asForced: return ""
        case .call(let call):
            guard case .member(let member) = call.callee.kind, member.name == "instantiateViewController",
                call.arguments.count == 1, call.arguments[0].label == "withIdentifier",
                case .string(let name) = call.arguments[0].value.kind, case .text(let text)? = name.parts.first
            else { return nil }
            return text
        default: return nil
        }
    }
}

/// A method that is called by its name.
struct KitAction {
    var name: String
    var isInterfaceBuilderAction: Bool
    var hasSender: Bool
    /// The type of the method's sender; empty for any type.
    var sender: String
    /// The argument of the call, as source text.
    var argument: String
}

extension Diagnostic {
    /// Returns the trap with the name of the outlet, if an outlet is nil.
    func namingOutlet(outlets: Set<String>) -> Diagnostic {
        let name = primary.text.split(separator: ".").last.map(String.init) ?? ""
        guard id == "nil-unwrapped", outlets.contains(name) else { return self }
        var result = self
        (result.id, result.message) = ("nil-outlet", "the outlet '\(name)' is nil: it was never set")
        return result
    }
}

extension Decl {
    /// The names of the properties marked `@IBOutlet`.
    fileprivate var outlets: [String] {
        guard case .variable(let variable) = kind, modifiers.customAttributes.contains(where: { $0.name == "IBOutlet" })
        else {
            return []
        }
        return variable.bindings.map(\.pattern.span.text)
    }

    /// The names of the outlets that have a `didSet` or `willSet`.
    fileprivate var observedOutlets: [String] {
        guard case .variable(let variable) = kind, modifiers.customAttributes.contains(where: { $0.name == "IBOutlet" })
        else {
            return []
        }
        return variable.bindings.filter { binding in
            binding.accessors.contains { $0.kind == .didSet || $0.kind == .willSet }
        }.map(\.pattern.span.text)
    }

    var action: KitAction? {
        guard case .function(let function) = kind, function.generics.isEmpty, function.parameters.count < 2,
            !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("override")
        else { return nil }
        var isInterfaceBuilderAction = modifiers.hasAttribute("IBAction")
        guard isInterfaceBuilderAction || modifiers.hasAttribute("objc") else { return nil }
        var (argument, sender) = ("", "")
        // A segue unwinds to such a method; no control calls it.
        if function.parameters.first?.type.simpleName == "UIStoryboardSegue" { isInterfaceBuilderAction = false }
        if let parameter = function.parameters.first {
            let type = parameter.type.span.text
            if type != "Any", type != "Any?" { sender = type }
            let label = parameter.label.map { "\($0.text): " } ?? ""
            argument = label + converted(type)
        }
        return KitAction(
            name: function.name.text, isInterfaceBuilderAction: isInterfaceBuilderAction,
            hasSender: !function.parameters.isEmpty, sender: sender,
            argument: argument)
    }
}

/// Returns the expression that passes the sender as a type. A nil sender of type `AnyObject` becomes `NSNull`.
private func converted(_ type: String) -> String {
    switch type {
    case "Any": "sender!"
    case "Any?": "sender"
    case "AnyObject": "(sender ?? NSNull()) as AnyObject"
    default: "sender as! \(type)"
    }
}

extension TypeDecl {
    func inherits(_ name: Name) -> Bool { inherited.contains { $0.simpleName == name } }
}

extension Stmt {
    var declaredType: TypeDecl? {
        guard case .decl(let decl) = kind, case .type(let type) = decl.kind else { return nil }
        return type
    }
    /// True for an app delegate marked `@main`.
    var isMainAppDelegate: Bool {
        guard case .decl(let decl) = kind, case .type(let type) = decl.kind else { return false }
        return decl.modifiers.hasAttribute("UIApplicationMain")
            || decl.modifiers.hasAttribute("main") && type.inherits("UIApplicationDelegate")
    }
    var isImport: Bool {
        if case .decl(let decl) = kind, case .import_ = decl.kind { return true }
        return false
    }
}
