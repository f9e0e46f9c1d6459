import Runtime

/// Finds the native functions of library declarations without a body.
public enum Bindings {
    /// A table that finds bindings when they are needed; for use in a running session.
    public static let table = BindingTable(finding: find)

    /// A table with all bindings, for the test that each declaration has exactly one.
    public static var complete: BindingTable {
        var table = BindingTable()
        for topic in topics {
            table.add(Array(topic.value.byKey.values))
        }
        for list in rxBindings { table.add(list()) }
        return table
    }

    /// Keys that two bindings of a native module share, which is a mistake.
    public static var duplicates: [String] { topics.flatMap { $0.value.duplicates } }

    public static func find(_ key: String) -> Binding? {
        // Top-level functions have no owner.
        let owner = key.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(key[..<$0]) } ?? ""
        if let index = owners[owner], let binding = topics[index].value.byKey[key] { return binding }
        if let binding = reactive(key) ?? sharedBinding(key) { return binding }
        for topic in topics.reversed() {
            if let binding = topic.value.byKey[key] { return binding }
        }
        return nil
    }

    /// A program needs few bindings of the reactive library, so searching for them is cheaper than building a table.
    private static func reactive(_ key: String) -> Binding? {
        let count = key.utf8.count
        for list in rxBindings {
            if let binding = list().first(where: { $0.key.utf8.count == count && $0.key == key }) { return binding }
        }
        return nil
    }

    /// A native module that is built on first use.
    private final class Lazy {
        let owners: [String]
        private let build: (inout NativeModule) -> Void
        private(set) lazy var value: NativeModule = {
            var topic = NativeModule()
            build(&topic)
            return topic
        }()
        init(_ owners: [String], _ build: @escaping (inout NativeModule) -> Void) {
            self.owners = owners
            self.build = build
        }
    }

    private static let topics: [Lazy] = [
        Lazy(["Int"], addIntModule),
        Lazy(["FixedWidthInteger", "BinaryInteger", "SignedInteger"], addIntegerModule),
        Lazy(["Double", "Float"], addDoubleModule),
        Lazy(["BinaryFloatingPoint"], addFloatModule),
        Lazy(["Sequence", "LazySequenceProtocol"], addSequenceModule),
        Lazy(["Collection", "BidirectionalCollection", "MutableCollection"], addCollectionModule),
        Lazy(["RangeReplaceableCollection"], addGrowingModule),
        Lazy(["Array", "ArraySlice", "ContiguousArray"], addArrayModule),
        Lazy(["Dictionary"], addDictionaryModule),
        Lazy(["Set"], addSetModule),
        Lazy(["Range", "ClosedRange"], addRangeModule),
        Lazy(["IndexingIterator", "AnyIterator", "AnySequence", "AnyIndex", "Slice"], addIteratorModule),
        Lazy(["String", "Substring", "StaticString"], addStringModule),
        Lazy(["Character", "Unicode"], addCharacterModule),
        Lazy(["StringProtocol"], addTextModule),
        Lazy(["CharacterSet"], addTextSetModule),
        Lazy([], addFormatModule),
        Lazy(["JSONEncoder", "JSONDecoder"], addCodingModule),
        Lazy(["Data"], addDataModule),
        Lazy([], propertyListModule),
        Lazy(["Date", "DateFormatter", "Calendar"], addDateModule),
        Lazy(["Decimal"], addDecimalModule),
        Lazy(["NumberFormatter", "ByteCountFormatter"], addFormatterModule),
        Lazy(["_NumberSettings"], addFormatStyleModule),
        Lazy(["Duration"], addDurationFormatModule),
        Lazy(["URL", "URLComponents"], addNetworkModule),
        Lazy(["_Sent", "_WebAnswer"], addSessionModule),
        Lazy(["_KitWarning"], addRemarkModule),
        Lazy(["NSObject", "NSError", "NSNumber", "UUID"], addFoundationModule),
        Lazy([], addErrorModule),
        Lazy(["Thread", "RunLoop", "Timer", "OperationQueue"], addThreadModule),
        Lazy(["DispatchQueue", "DispatchTime"], addDispatchModule),
        Lazy(["_Executor", "_Suspension", "_Job"], addTaskModule),
        Lazy([], addSystemModule),
        Lazy([], addFileModule),
        Lazy([], addReflectionModule),
        Lazy([], addExpressionModule),
        Lazy(["_RegexFound", "_RegexCode"], addRegexModule),
        Lazy(["Bool", "Optional", "Comparable", "Hasher"], addCoreModule),
        Lazy([""], addFreeModule),
    ]

    private static let owners: [String: Int] = {
        var owners: [String: Int] = [:]
        for (index, topic) in topics.enumerated() {
            for owner in topic.owners { owners[owner] = index }
        }
        return owners
    }()
}
