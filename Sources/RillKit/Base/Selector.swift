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

/// A method that can be called by name, marked `@IBAction` or `@objc`. Each class of a program lists its methods by
/// overriding `UIResponder.namedActions`, which is generated.
public struct NamedAction {
    let name: String
    /// True if a storyboard may connect it.
    let isWired: Bool
    /// The class of its sender, if declared.
    let sender: String
    let run: (Any?) -> Void

    public init(_ name: String, isWired: Bool, sender: String = "", _ run: @escaping (Any?) -> Void) {
        self.name = name
        self.isWired = isWired
        self.sender = sender
        self.run = run
    }
}
