/// An interned identifier or operator: compared and hashed as a number.
public struct Name: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    public let id: UInt32

    public init(_ text: String) {
        if let known = Name.ids[text] {
            id = known
        } else {
            id = UInt32(Name.texts.count)
            Name.texts.append(text)
            Name.ids[text] = id
        }
    }

    public init(stringLiteral text: String) { self.init(text) }

    public var text: String { Name.texts[Int(id)] }
    public var description: String { text }

    // One table for the process; only one lane compiles at a time.
    nonisolated(unsafe) private static var texts: [String] = []
    nonisolated(unsafe) private static var ids: [String: UInt32] = [:]
}
