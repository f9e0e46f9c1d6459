import Texts

/// The Swift declarations of the library.
public enum LibraryText {
    public static let pages = startInterfaces + namedInterfaces
    /// The interfaces that are indexed at the start.
    public static let startInterfaces = all.filter { $0.kind == start } + all.filter { $0.kind == added }
    /// Interfaces that are read when a text uses one of their names.
    public static let namedInterfaces = all.filter { $0.kind == named }
    /// Modules written in Swift, which are read when a program imports them.
    public static let compiledInterfaces = all.filter { $0.kind == imported }

    /// The places of names in the order of completions, from the lines `Usage:` of their declarations: `member`, `static` or
    /// `type`; the name with its first label; the number.
    public static let completionOrder: [(kind: Substring, form: Substring, place: Int)] =
        String(cString: library_usage()).split(separator: "\n").map { row in
            let words = row.split(separator: " ")
            return (words[0], words[1], Int(words[2]) ?? .max)
        }

    private static let all = UnsafeBufferPointer(start: library_interfaces(), count: library_interface_count()).map {
        LibraryInterface($0)
    }
}

/// A library interface: Swift declarations for the checker.
public struct LibraryInterface {
    public let name: String
    /// The module in printed type names: `Swift`, `Foundation`, `RxSwift` and so on.
    public let module: String
    /// True for a module written in Swift that swiftc also compiles; programs cannot see its internal declarations.
    public let isCompiled: Bool
    /// The bytes in the executable. They are never copied.
    public let utf8: UnsafeBufferPointer<UInt8>
    private let index: UnsafeBufferPointer<UInt8>
    fileprivate let kind: InterfaceKind
    /// The interface in the checker's form.
    public var entry:
        (
            name: String, module: String, isCompiled: Bool, utf8: UnsafeBufferPointer<UInt8>,
            index: UnsafeBufferPointer<UInt8>
        )
    {
        (name, module, isCompiled, utf8, index)
    }
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    fileprivate init(_ text: Interface) {
        name = String(cString: text.name)
        module = String(cString: text.module)
        kind = text.kind
        isCompiled = kind == added || kind == imported
        utf8 = UnsafeBufferPointer(start: text.bytes, count: text.count)
        index = UnsafeBufferPointer(start: text.index, count: text.index_count)
    }
}
