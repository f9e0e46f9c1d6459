import Runtime

/// The natives behind the declarations without a body.
public enum Bindings {
    /// Looks a binding up by need; use this in a running session.
    public static let table = BindingTable(finding: find)

    /// All bindings at once, for the proof that each declaration has exactly one.
    public static var complete: BindingTable {
        var table = BindingTable()
        for topic in topics {
            table.add(Array(topic.value.byKey.values))
        }
        for list in rxBindings { table.add(list()) }
        return table
    }

    /// Keys that two bindings of one topic claim.
    public static var duplicates: [String] { topics.flatMap { $0.value.duplicates } }

    public static func find(_ key: String) -> Binding? {
        // What stands at the top level has no owner.
        let owner = key.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(key[..<$0]) } ?? ""
        if let index = owners[owner], let binding = topics[index].value.byKey[key] { return binding }
        if let binding = reactive(key) { return binding }
        for topic in topics.reversed() {
            if let binding = topic.value.byKey[key] { return binding }
        }
        return nil
    }

    /// Of the reactive library's many bindings a program needs few: looking through them costs less than a table of them.
    private static func reactive(_ key: String) -> Binding? {
        let count = key.utf8.count
        for list in rxBindings {
            if let binding = list().first(where: { $0.key.utf8.count == count && $0.key == key }) { return binding }
        }
        return nil
    }

    /// A topic that is built when it is first needed.
    private final class Lazy {
        let owners: [String]
        private let build: (inout Topic) -> Void
        private(set) lazy var value: Topic = {
            var topic = Topic()
            build(&topic)
            return topic
        }()
        init(_ owners: [String], _ build: @escaping (inout Topic) -> Void) {
            self.owners = owners
            self.build = build
        }
    }

    private static let topics: [Lazy] = [
        Lazy(["Int"], intTopic),
        Lazy(["FixedWidthInteger", "BinaryInteger", "SignedInteger"], integerTopic),
        Lazy(["Double", "Float"], doubleTopic),
        Lazy(["BinaryFloatingPoint"], floatTopic),
        Lazy(["Sequence", "LazySequenceProtocol"], sequenceTopic),
        Lazy(["Collection", "BidirectionalCollection", "MutableCollection"], collectionTopic),
        Lazy(["RangeReplaceableCollection"], growingTopic),
        Lazy(["Array", "ArraySlice", "ContiguousArray"], arrayTopic),
        Lazy(["Dictionary"], dictionaryTopic),
        Lazy(["Set"], setTopic),
        Lazy(["Range", "ClosedRange"], rangeTopic),
        Lazy(["IndexingIterator", "AnyIterator", "AnySequence", "AnyIndex", "Slice"], iteratorTopic),
        Lazy(["String", "Substring", "StaticString"], stringTopic),
        Lazy(["Character", "Unicode"], characterTopic),
        Lazy(["StringProtocol"], textTopic),
        Lazy(["CharacterSet"], textSetTopic),
        Lazy([], formatTopic),
        Lazy(["JSONEncoder", "JSONDecoder"], codingTopic),
        Lazy(["Data"], dataTopic),
        Lazy(["Date", "DateFormatter", "Calendar"], dateTopic),
        Lazy(["Decimal"], decimalTopic),
        Lazy(["NumberFormatter", "ByteCountFormatter"], formatterTopic),
        Lazy(["_NumberSettings"], formatStyleTopic),
        Lazy(["URL", "URLComponents"], networkTopic),
        Lazy(["_Sent", "_WebAnswer"], sessionTopic),
        Lazy(["_Remark"], remarkTopic),
        Lazy(["NSObject", "NSError", "NSNumber", "UUID"], foundationTopic),
        Lazy([], errorTopic),
        Lazy(["Thread", "RunLoop", "Timer", "OperationQueue"], threadTopic),
        Lazy(["DispatchQueue", "DispatchTime"], dispatchTopic),
        Lazy(["_Executor", "_Suspension", "_Job"], taskTopic),
        Lazy([], systemTopic),
        Lazy([], fileTopic),
        Lazy([], reflectionTopic),
        Lazy([], expressionTopic),
        Lazy(["_RegexFound", "_RegexCode"], regexTopic),
        Lazy(["Bool", "Optional", "Comparable", "Hasher"], coreTopic),
        Lazy([""], freeTopic),
    ]

    private static let owners: [String: Int] = {
        var owners: [String: Int] = [:]
        for (index, topic) in topics.enumerated() {
            for owner in topic.owners { owners[owner] = index }
        }
        return owners
    }()
}
