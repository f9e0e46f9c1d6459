import Texts

/// The Swift declarations of the library.
public enum LibraryText {
    public static let pages = startInterfaces + namedInterfaces
    /// Those that are indexed at start.
    public static let startInterfaces =
        read(library_interfaces, isCompiled: false) + read(added_interfaces, isCompiled: true)
    /// Interfaces that are read when a text uses one of their names.
    public static let namedInterfaces = read(named_interfaces, isCompiled: false)
    /// Modules in plain Swift that are read when a program imports them.
    public static let compiledInterfaces = read(compiled_interfaces, isCompiled: true)

    private static func read(_ table: Texts, isCompiled: Bool) -> [LibraryInterface] {
        UnsafeBufferPointer(start: table.first, count: table.count).map { LibraryInterface($0, isCompiled: isCompiled) }
    }
}

/// A library interface: Swift declarations for the checker.
public struct LibraryInterface {
    public let name: String
    /// The module that printed names show: `Swift`, `Foundation`, `RxSwift`, …
    public let module: String
    /// True for a module in plain Swift that is also compiled, whose internal declarations are hidden.
    public let isCompiled: Bool
    /// Its bytes in the executable, never copied.
    public let utf8: UnsafeBufferPointer<UInt8>
    /// The interface in the checker's form.
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
