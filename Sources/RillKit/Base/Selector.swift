import Foundation

/// The name of a method, as `#selector(refresh)` gives it.
///
///     print(Selector("refresh"))
///     // refresh
///
/// Pitfall: only methods marked `@objc` or `@IBAction` can be called by a name.
/// See also: UIControl.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }

    /// The name without labels.
    var base: String { String(description.prefix { $0 != "(" && $0 != ":" }) }
}

/// A method of a class that others call by its name: what `@IBAction` and `@objc` mark. Both runners list them for each
/// class of a program by overriding `UIResponder.namedActions`.
public struct NamedAction {
    let name: String
    /// Whether a storyboard may wire it.
    let isWired: Bool
    /// The class of its sender, where the method names one.
    let sender: String
    let run: (Any?) -> Void

    public init(_ name: String, isWired: Bool, sender: String = "", _ run: @escaping (Any?) -> Void) {
        self.name = name
        self.isWired = isWired
        self.sender = sender
        self.run = run
    }
}
