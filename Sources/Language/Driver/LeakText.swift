import Code
import Diagnostics
import Syntax

/// Describes a leak: the chain of owners with the lines of their closures, and help.
package struct LeakText {
    /// The chain as text: `ViewModel ← closure at 7:24 captures it ← subscribe (7:9) ← ViewModel.bag`.
    package let chain: String

    /// Returns the chain in characters that the terminal can show.
    package func chain(isUnicode: Bool) -> String { isUnicode ? chain : Self.ascii(chain) }

    /// Replaces the arrow by `<-`, and the ellipsis of a subscript or chain by three dots.
    package static func ascii(_ text: String) -> String {
        text.replacing("←", with: "<-").replacing("…", with: "...")
    }

    /// True if the chain leads back to the object; false if an active subscription or timer holds it.
    package let isCycle: Bool
    /// The help for the leak; nil if there is none.
    package let help: String?
    /// The classes of the other objects that are alive only because of this object.
    package let dependents: [String]
    /// The class of the object.
    package let typeName: String
    /// The identity of the object, which is valid as long as the leak exists.
    package let object: ObjectIdentifier
    /// The closures of the chain, beginning with the one nearest to the object.
    package let closures: [Span]
    /// True if, as far as rill can see, only the cycle keeps the object.
    package let isOnlyCycle: Bool

    init(_ leak: Leak) {
        var parts = [leak.typeName]
        var (isCycle, help): (Bool, String?) = (leak.isCycle, nil)
        var held = leak.typeName
        for owner in leak.owners {
            switch owner {
            case .field(let type, let path):
                parts.append(type + path)
                held = type
            case .closure(let span):
                parts.append("closure" + LeakText.positionSuffix(span) + " captures it")
                if let span, help == nil {
                    let name = LeakFix.capturedName(of: held, in: span) ?? "self"
                    help = "write [weak \(name)] in the closure" + LeakText.positionSuffix(span)
                }
            }
        }
        if !leak.isCycle {
            if case .closure(let span?)? = leak.owners.last, let call = ClosureArgument(span) {
                parts.append("\(call.name) (\(LeakText.position(call.nameSpan)))")
                if !ClosureArgument.subscribing.contains(call.name) {
                    parts.append("a native object whose contents rill cannot inspect")
                } else if let keeper = call.owner {
                    isCycle = call.isKept(byFieldOf: leak)
                    parts.append(isCycle ? "\(leak.typeName).\(call.ownerField ?? keeper)" : keeper)
                } else {
                    parts.append("no owner disposes the subscription")
                    help = "store the result of \(call.name) and dispose it, for example with disposed(by: bag)"
                }
            } else {
                parts.append("a native object whose contents rill cannot inspect")
            }
        }
        (typeName, object) = (leak.typeName, leak.object)
        closures = leak.owners.compactMap { if case .closure(let span) = $0 { span } else { nil } }
        isOnlyCycle =
            isCycle && !leak.hasUnknownHolder
            && leak.otherHolders.allSatisfy { ClosureArgument($0).map { $0.isKept(byFieldOf: leak) } ?? false }
        if help == nil, isCycle { help = "make one of the properties weak: weak var" }
        chain = parts.joined(separator: " ← ")
        self.isCycle = isCycle
        self.help = help
        dependents = leak.dependents
    }

    private static func positionSuffix(_ span: Span?) -> String { span.map { " at \(position($0))" } ?? "" }

    /// Returns the position as text: `4:12`, or with the entry at the prompt: `entry 3, 4:12`.
    private static func position(_ span: Span) -> String {
        let entry = Source.named(span.source).map(\.name).flatMap { $0.hasPrefix("entry ") ? $0 + ", " : nil }
        return "\(entry ?? "")\(span.position.line):\(span.position.column)"
    }
}

/// The call to which a closure was passed, and the variable that keeps the call's result.
private struct ClosureArgument {
    static let subscribing: Set<String> = ["subscribe", "bind", "drive", "emit", "do", "map", "filter", "flatMap"]

    /// `subscribe`
    var name: String
    var nameSpan: Span
    /// The variable that keeps the result: `bag` in `.disposed(by: bag)`, or the variable to which the result is
    /// assigned.
    var owner: String?

    init?(_ closure: Span) {
        guard let source = Source.named(closure.source) else { return nil }
        let search = ArgumentSearch(closure)
        for statement in parse(source).statements { search.visit(statement) }
        guard let name = search.name else { return nil }
        (self.name, nameSpan, owner) = (name.text, name.span, search.owner == "_" ? nil : search.owner)
    }

    /// The name of the variable without `self.`.
    var ownerField: String? { owner.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 } }

    func isKept(byFieldOf leak: Leak) -> Bool { ownerField.map(leak.fields.contains) ?? false }

    private final class ArgumentSearch: TreeWalker {
        let closure: Span
        var name: (text: String, span: Span)?
        var owner: String?

        init(_ closure: Span) { self.closure = closure }

        private func holds(_ expr: Expr) -> Bool { expr.span.start <= closure.start && expr.span.end >= closure.end }

        override func visit(_ expr: Expr) {
            guard holds(expr) else { return }
            switch expr.kind {
            case .call(let call):
                let given = call.arguments + call.trailingClosures
                if given.contains(where: { $0.value.span == closure }) { name = Self.name(of: call.callee) }
                if case .member(let member) = call.callee.kind, member.name.text == "disposed",
                    let bag = call.arguments.first?.value
                {
                    owner = owner ?? bag.span.text
                }
            case .assign(let target, _): owner = target.span.text
            case .sequence(let items):
                if case .operand(let target)? = items.first, !holds(target) { owner = owner ?? target.span.text }
            default: break
            }
            walk(expr)
        }

        private static func name(of callee: Expr) -> (String, Span)? {
            switch callee.kind {
            case .member(let member): (member.name.text, member.nameSpan)
            case .name: (callee.span.text, callee.span)
            default: nil
            }
        }
    }
}
