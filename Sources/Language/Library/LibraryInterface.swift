import Texts

/// The Swift text of everything that a program can name.
public enum LibraryText {
    public static let pages = startInterfaces + namedInterfaces
    /// Those that are indexed at start.
    public static let startInterfaces =
        read(library_interfaces, isCompiled: false) + read(added_interfaces, isCompiled: true)
    /// Those that are read when a text says one of their names.
    public static let namedInterfaces = read(named_interfaces, isCompiled: false)
    /// Modules in plain Swift that are read when a program imports them.
    public static let compiledInterfaces = read(compiled_interfaces, isCompiled: true)

    private static func read(_ table: Texts, isCompiled: Bool) -> [LibraryInterface] {
        UnsafeBufferPointer(start: table.first, count: table.count).map { LibraryInterface($0, isCompiled: isCompiled) }
    }
}

/// One page of library declarations: Swift text that the checker reads.
public struct LibraryInterface {
    public let name: String
    /// The module that printed names show: `Swift`, `Foundation`, `RxSwift`, …
    public let module: String
    /// True if it is of a module in plain Swift that is compiled too, which keeps for itself what is not `public`.
    public let isCompiled: Bool
    /// Its bytes, which lie where the program lies: no start copies them.
    public let utf8: UnsafeBufferPointer<UInt8>
    /// As the checker takes it.
    public var entry: (name: String, module: String, isCompiled: Bool, utf8: UnsafeBufferPointer<UInt8>) {
        (name, module, isCompiled, utf8)
    }
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    init(_ text: Text, isCompiled: Bool) {
        name = String(cString: text.name)
        module = String(cString: text.module)
        self.isCompiled = isCompiled
        utf8 = UnsafeBufferPointer(start: text.bytes, count: text.count)
    }
}
