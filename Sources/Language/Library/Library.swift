import Runtime

/// Finds the native functions of library declarations without a body.
public enum Bindings {
    /// A table that finds bindings when they are needed; for use in a running session.
    public static let table = BindingTable(finding: find)

    /// A table with all bindings, for the test that each declaration has exactly one.
    public static var complete: BindingTable {
        var table = BindingTable()
        for topic in nativeModules {
            table.add(Array(topic.value.bindingsByKey.values))
        }
        for list in rxBindings { table.add(list()) }
        return table
    }

    /// Keys that two bindings of a native module share, which is a mistake.
    public static var duplicates: [String] { nativeModules.flatMap { $0.value.duplicates } }

    public static func find(_ key: String) -> Binding? {
        // Top-level functions have no owner.
        let owner = key.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(key[..<$0]) } ?? ""
        if let index = moduleIndices[owner], let binding = nativeModules[index].value.bindingsByKey[key] {
            return binding
        }
        if let binding = reactiveBinding(key) ?? sharedBinding(key) { return binding }
        for topic in nativeModules.reversed() {
            if let binding = topic.value.bindingsByKey[key] { return binding }
        }
        return nil
    }

    /// A program needs few bindings of the reactive library, so searching for them is cheaper than building a table.
    private static func reactiveBinding(_ key: String) -> Binding? {
        let count = key.utf8.count
        for list in rxBindings {
            if let binding = list().first(where: { $0.key.utf8.count == count && $0.key == key }) { return binding }
        }
        return nil
    }

    /// A native module that is built on first use.
    private final class LazyModule {
        let ownerNames: [String]
        private let build: (inout NativeModule) -> Void
        private(set) lazy var value: NativeModule = {
            var topic = NativeModule()
            build(&topic)
            return topic
        }()
        init(_ owners: [String], _ build: @escaping (inout NativeModule) -> Void) {
            self.ownerNames = owners
            self.build = build
        }
    }

    private static let nativeModules: [LazyModule] = [
        LazyModule(["Int"], addIntModule),
        LazyModule(["FixedWidthInteger", "BinaryInteger", "SignedInteger"], addIntegerModule),
        LazyModule(["Double", "Float"], addDoubleModule),
        LazyModule(["BinaryFloatingPoint"], addFloatModule),
        LazyModule(["Sequence", "LazySequenceProtocol"], addSequenceModule),
        LazyModule(["Collection", "BidirectionalCollection", "MutableCollection"], addCollectionModule),
        LazyModule(["RangeReplaceableCollection"], addRangeReplaceableModule),
        LazyModule(["Array", "ArraySlice", "ContiguousArray"], addArrayModule),
        LazyModule(["Dictionary"], addDictionaryModule),
        LazyModule(["Set"], addSetModule),
        LazyModule(["Range", "ClosedRange"], addRangeModule),
        LazyModule(["IndexingIterator", "AnyIterator", "AnySequence", "AnyIndex", "Slice"], addIteratorModule),
        LazyModule(["String", "Substring", "StaticString"], addStringModule),
        LazyModule(["Character", "Unicode"], addCharacterModule),
        LazyModule(["StringProtocol"], addTextModule),
        LazyModule(["CharacterSet"], addTextSetModule),
        LazyModule([], addFormatModule),
        LazyModule(["JSONEncoder", "JSONDecoder"], addCodingModule),
        LazyModule(["Data"], addDataModule),
        LazyModule([], propertyListModule),
        LazyModule(["Date", "DateFormatter", "Calendar"], addDateModule),
        LazyModule(["Decimal"], addDecimalModule),
        LazyModule(["NumberFormatter", "ByteCountFormatter"], addFormatterModule),
        LazyModule(["_NumberSettings"], addFormatStyleModule),
        LazyModule(["Duration"], addDurationFormatModule),
        LazyModule(["URL", "URLComponents"], addNetworkModule),
        LazyModule(["_Sent", "_WebAnswer"], addSessionModule),
        LazyModule(["_KitWarning"], addKitWarningModule),
        LazyModule(["NSObject", "NSError", "NSNumber", "UUID"], addFoundationModule),
        LazyModule([], addErrorModule),
        LazyModule(["Thread", "RunLoop", "Timer", "OperationQueue"], addThreadModule),
        LazyModule(["DispatchQueue", "DispatchTime"], addDispatchModule),
        LazyModule(["_Executor", "_Suspension", "_Job"], addTaskModule),
        LazyModule([], addSystemModule),
        LazyModule([], addFileModule),
        LazyModule([], addReflectionModule),
        LazyModule([], addExpressionModule),
        LazyModule(["_RegexFound", "_RegexCode"], addRegexModule),
        LazyModule(["Bool", "Optional", "Comparable", "Hasher"], addCoreModule),
        LazyModule([""], addFreeModule),
    ]

    private static let moduleIndices: [String: Int] = {
        var owners: [String: Int] = [:]
        for (index, topic) in nativeModules.enumerated() {
            for owner in topic.ownerNames { owners[owner] = index }
        }
        return owners
    }()
}
