import Syntax

/// Finds the methods marked `@objc` in extensions of the kit's own classes, such as
/// `extension UIViewController { @objc func dismissKeyboard() }`. Objects of these classes and of their subclasses call
/// the methods by name.
struct ExtensionActions {
    /// The number of extensions that got a list, which makes the name of each list unique.
    private var count = 0

    /// Returns, for each extension, an extension that lists its methods and the call that registers the list.
    mutating func lists(
        among types: [TypeDecl], hasMember: (_ type: Name, _ member: Name) -> Bool
    ) -> [(declaration: String, registration: String)] {
        let own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        var lists: [(declaration: String, registration: String)] = []
        for type in types where type.kind == .extension {
            let actions = type.members.compactMap(\.action)
            guard !actions.isEmpty, let name = type.extended?.simpleName, !own.contains(name),
                hasMember(name, "namedActions")
            else { continue }
            count += 1
            let list = "extensionActions\(count)"
            let rows = KitClasses.rows(actions).joined(separator: ", ")
            lists.append(
                (
                    "extension \(name.text) { fileprivate func \(list)() -> [NamedAction] { [\(rows)] } }",
                    "ExtensionMethods.add { ($0 as? \(name.text))?.\(list)() ?? [] }"
                ))
        }
        return lists
    }
}
