import Runtime

/// What values are made of.
let reflectionPage = LibraryPage(
    name: "Reflection", module: "Swift",
    text: #"""
        /// The parts of a value.
        struct Mirror: CustomStringConvertible {
            typealias Child = (label: String?, value: Any)
            typealias Children = AnyCollection<(label: String?, value: Any)>
            /// What kind of value it is.
            enum DisplayStyle {
                case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
            }
            let subjectType: Any.Type
            let children: AnyCollection<(label: String?, value: Any)>
            let displayStyle: DisplayStyle?
            let _subject: Any
            let _level: Int
            init(reflecting subject: Any) {
                if let custom = subject as? CustomReflectable {
                    self = custom.customMirror
                } else {
                    self.init(_subject: subject, level: 0)
                }
            }
            init(_subject subject: Any, level: Int) {
                _subject = subject
                _level = level
                subjectType = _reflectedType(subject, level)
                let styles: [DisplayStyle] = [.struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set]
                let style = _reflectedStyle(subject)
                displayStyle = style < 0 ? nil : styles[style]
                let values = _reflectedValues(subject, level)
                let labels = _reflectedLabels(subject, level)
                children = AnyCollection(zip(labels, values).map { (label: $0, value: $1) })
            }
            init<Subject>(
                _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil
            ) {
                _subject = subject
                _level = 0
                subjectType = Subject.self
                self.displayStyle = displayStyle
                self.children = AnyCollection(children.map { (label: $0.key, value: $0.value) })
            }
            /// The mirror of what a class inherits.
            var superclassMirror: Mirror? {
                _reflectsSuperclass(_subject, _level) ? Mirror(_subject: _subject, level: _level + 1) : nil
            }
            /// The part at the end of a way of labels and positions.
            func descendant(_ first: MirrorPath, _ rest: MirrorPath...) -> Any? {
                var value: Any = _subject
                for (index, step) in ([first] + rest).enumerated() {
                    let parts = (index == 0 ? self : Mirror(reflecting: value)).children
                    let found =
                        if let position = step as? Int { parts.dropFirst(position).first }
                        else { parts.first { $0.label == step as? String } }
                    guard let found else { return nil }
                    value = found.value
                }
                return value
            }
            var description: String { "Mirror for \(subjectType)" }
        }
        /// A label or a position among the parts of a value.
        protocol MirrorPath {}
        extension Int: MirrorPath {}
        extension String: MirrorPath {}
        /// Values that show parts of their own choice.
        protocol CustomReflectable {
            var customMirror: Mirror { get }
        }
        /// How values of a type lie in memory.
        enum MemoryLayout<T> {
            static var size: Int { _layout(T.self)[0] }
            static var alignment: Int { _layout(T.self)[1] }
            static var stride: Int { _layout(T.self)[2] }
            static func size(ofValue value: T) -> Int { size }
            static func alignment(ofValue value: T) -> Int { alignment }
            static func stride(ofValue value: T) -> Int { stride }
        }
        func _layout(_ type: Any.Type) -> [Int]
        func _reflectedType(_ subject: Any, _ level: Int) -> Any.Type
        func _reflectedStyle(_ subject: Any) -> Int
        func _reflectedValues(_ subject: Any, _ level: Int) -> [Any]
        func _reflectedLabels(_ subject: Any, _ level: Int) -> [String?]
        func _reflectsSuperclass(_ subject: Any, _ level: Int) -> Bool
        """#)
