import Diagnostics
import Syntax

extension Interpreter {
    /// Changes a program that uses the app kit so that swiftc can compile it: removes attributes that need Objective-C,
    /// and adds the lists of methods that `KitClasses` adds for the interpreter. Lines keep their numbers.
    package func textForCompiler(_ text: String) -> String {
        var kit = CompiledKit(text)
        return kit.text { [checker] parent, member, file in
            checker.libraryClass(parent, has: member, in: file, mode: .script)
        }
    }
}

/// The edits that make a program of the app kit compilable.
struct CompiledKit {
    private let program: String
    private let words: SourceWords
    private var edits: [(range: Range<Int>, text: String)] = []
    private var classes = KitClasses()

    init(_ text: String) {
        program = CompiledKit.evaluatingConditions(text)
        words = SourceWords(program)
    }

    mutating func text(hasMember: (Name, Name, ParsedFile) -> Bool) -> String {
        Source.withScratchSource(program) { source in
            let file = parse(source)
            addNamedActions(file) { hasMember($0, $1, file) }
            addLaunchCode(file)
        }
        removeAttributes()
        nameSelectors()
        nameKeyPaths()
        nameResources()
        return words.replacing(edits)
    }

    /// Evaluates `#if` as on a phone. An import of `FoundationNetworking` is removed, because the kit has its types.
    private static func evaluatingConditions(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start == "import FoundationNetworking" { return "" }
            guard start.hasPrefix("#if ") || start.hasPrefix("#elseif ") else { return String(line) }
            var changed = String(line)
            for (old, new) in [("os(iOS)", "true"), ("canImport(UIKit)", "true")] {
                changed = changed.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
            }
            for system in ["macOS", "Linux", "tvOS", "watchOS", "OSX", "visionOS", "Windows"] {
                changed = changed.split(separator: "os(\(system))", omittingEmptySubsequences: false).joined(
                    separator: "false")
            }
            return changed
        }.joined(separator: "\n")
    }

    // MARK: Classes

    private mutating func addNamedActions(_ file: ParsedFile, hasMember: (Name, Name) -> Bool) {
        let types = file.statements.compactMap(\.declaredType)
        classes.classesWithActions.recordClasses(file.statements)
        var names = ""
        let found = classes.classesWithActions.classes(among: types, hasMember: hasMember)
        if hasMember("UIResponder", "namedActions") {
            for row in classes.selectorTargets.rows(among: types, beside: found) {
                guard let brace = bodyStart(of: row.type) else { continue }
                insert(" " + row.member + ";", at: brace)
                if !row.isInherited { names += "; " + row.conformance.dropLast() }
            }
            for row in classes.namedProperties.rows(among: types, beside: found) {
                guard let brace = bodyStart(of: row.type) else { continue }
                insert(" " + row.member + ";", at: brace)
                if !row.conformance.isEmpty { names += "; " + row.conformance }
            }
            for list in classes.extensionActions.lists(among: types, hasMember: hasMember) {
                names += "; \(list.declaration); \(list.registration)"
            }
        }
        for type in found {
            let parts = [type] + types.filter { $0.kind == .extension && $0.extended?.simpleName == type.name }
            let actions = parts.flatMap { $0.members.compactMap(\.action) }
            let brace = bodyStart(of: type)
            if !actions.isEmpty, let brace {
                let list = KitClasses.rows(actions).joined(separator: ", ")
                insert(
                    " override func namedActions() -> [NamedAction] { super.namedActions() + [\(list)] };",
                    at: brace)
            }
            let observed = KitClasses.observers(of: type)
            if !observed.isEmpty, let brace { insert(" " + observed + ";", at: brace) }
            let maker = classes.cellMakers.maker(for: type, parent: classes.classesWithActions.parent(of: type))
            guard type.generics.isEmpty else { continue }
            let made = maker.map { " { name in \(type.name.text)(\($0)) }" } ?? ""
            names += "; KnownClasses.add(\"\(type.name.text)\", \(type.name.text).self)\(made)"
        }
        let own = Set(types.map(\.name))
        let kinds = GenericCells.types(in: file, classes.cellMakers) {
            own.contains($0) || hasMember($0, "namedActions")
        }
        names += kinds.map { "; \($0)" }.joined()
        if let last = file.statements.last(where: \.isImport) { insert(names, at: last.span.end) }
    }

    /// Returns the position after the opening brace of a type.
    private func bodyStart(of type: TypeDecl) -> UInt32? {
        words.first { $0.range.lowerBound >= Int(type.nameSpan.end) && words.text($0) == "{" }.map {
            UInt32($0.range.upperBound)
        }
    }

    /// Inserts code that starts the app, after the class of its delegate.
    private mutating func addLaunchCode(_ file: ParsedFile) {
        guard let app = file.statements.first(where: \.isMainAppDelegate), let name = app.declaredType?.name.text else {
            return
        }
        let scene = file.statements.first { $0.declaredType?.inherits("UIWindowSceneDelegate") ?? false }
        let call = "UIApplication.launch(\(name)()\(scene?.declaredType.map { ", scene: \($0.name.text)()" } ?? ""))"
        insert("; " + call, at: max(app.span.end, scene?.span.end ?? 0))
        for index in words.indices where isWord(index, "@") && isWord(index + 1, "main") {
            edits.append((words[index].range.lowerBound..<words[index + 1].range.upperBound, ""))
        }
    }

    // MARK: Words

    private func isWord(_ index: Int, _ text: String) -> Bool { words.text(at: index) == text }

    private mutating func insert(_ text: String, at offset: UInt32) { edits.append((Int(offset)..<Int(offset), text)) }

    private static let kitAttributes: Set<String> = ["IBAction", "objc", "objcMembers", "UIApplicationMain"]
    private static let ownershipWords: Set<String> = ["weak", "strong"]

    private mutating func removeAttributes() {
        for index in words.indices.dropLast() where isWord(index, "@") {
            let name = words.text(at: index + 1)
            var last = index + 1
            if CompiledKit.kitAttributes.contains(name) {
                if isWord(last + 1, "("), words[last + 1].range.lowerBound == words[last].range.upperBound {
                    last = words.partner(of: last + 1) ?? last
                }
                if isWord(last + 1, "dynamic") { last += 1 }
                edits.append((words[index].range.lowerBound..<words[last].range.upperBound, ""))
            } else if name == "IBOutlet" {
                edits.append((words[last].range, "RillKit.IBOutlet"))
                // A property with a wrapper cannot be declared weak.
                let rest = words[(last + 1)...].prefix { !["var", "let"].contains(words.text($0)) }
                for word in rest where CompiledKit.ownershipWords.contains(words.text(word)) {
                    edits.append((word.range, ""))
                }
            }
        }
    }

    /// Replaces `#colorLiteral(red: 1, …)` by `UIColor(red: 1, …)`, and `#imageLiteral(resourceName: "x")` by an image.
    private mutating func nameResources() {
        for index in words.indices.dropLast() {
            if isWord(index, "#colorLiteral") { edits.append((words[index].range, "UIColor")) }
            guard isWord(index, "#imageLiteral") else { continue }
            edits.append((words[index].range, "UIImage"))
            if isWord(index + 2, "resourceName") { edits.append((words[index + 2].range, "imageLiteralResourceName")) }
        }
    }

    /// Replaces `#keyPath(Player.title)` by `"title"`.
    private mutating func nameKeyPaths() {
        for index in words.indices.dropLast() where isWord(index, "#keyPath") && isWord(index + 1, "(") {
            guard let end = words.partner(of: index + 1) else { continue }
            let names = words[index + 2..<end].map(words.text).filter { $0 != "." }
            let name = names.drop { $0.first?.isUppercase ?? false }.joined(separator: ".")
            edits.append((words[index].range.lowerBound..<words[end].range.upperBound, "\"\(name)\""))
        }
    }

    /// Replaces `#selector(Screen.tapped(_:))` by `Selector("tapped(_:)")`.
    private mutating func nameSelectors() {
        for index in words.indices.dropLast() where isWord(index, "#selector") && isWord(index + 1, "(") {
            guard let end = words.partner(of: index + 1) else { continue }
            let inner = words[index + 2..<end].map(words.text)
            let head = inner.prefix { $0 != "(" }
            let name = (head.last ?? "") + inner.dropFirst(head.count).joined()
            let range = words[index].range.lowerBound..<words[end].range.upperBound
            edits.append((range, "Selector(\"\(name)\")"))
        }
    }
}
