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
            /// What the mirror of a class says of its superclass.
            enum AncestorRepresentation {
                case generated, customized(() -> Mirror), suppressed
            }
            let subjectType: Any.Type
            let _subject: Any
            /// The place in `_styles`, or -1.
            let _style: Int
            let _labels: [String?]
            let _values: [Any]
            let _above: () -> Mirror?
            static let _styles: [DisplayStyle] =
                [.struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set]
            init(reflecting subject: Any) {
                if let custom = subject as? CustomReflectable {
                    self = custom.customMirror
                } else {
                    self.init(_subject: subject, level: 0)
                }
            }
            init(_subject subject: Any, level: Int) {
                _subject = subject
                subjectType = _reflectedType(subject, level)
                _style = _reflectedStyle(subject)
                _labels = _reflectedLabels(subject, level)
                _values = _reflectedValues(subject, level)
                _above = { Mirror._superclass(of: subject, level) }
            }
            init(
                _subject subject: Any, type: Any.Type, labels: [String?], values: [Any], style: DisplayStyle?,
                ancestor: AncestorRepresentation
            ) {
                _subject = subject
                subjectType = type
                _style = style.flatMap { Mirror._styles.firstIndex(of: $0) } ?? -1
                _labels = labels
                _values = values
                let level = _reflectedLevel(subject, type)
                switch ancestor {
                case .generated: _above = { Mirror._superclass(of: subject, level) }
                case .customized(let make): _above = { _reflectsSuperclass(subject, level) ? make() : nil }
                case .suppressed: _above = { nil }
                }
            }
            init<Subject>(
                _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
                ancestorRepresentation: AncestorRepresentation = .generated
            ) {
                self.init(
                    _subject: subject, type: Subject.self, labels: children.map { $0.key }, values: children.map { $0.value },
                    style: displayStyle, ancestor: ancestorRepresentation)
            }
            init<Subject, C: Collection>(
                _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
                ancestorRepresentation: AncestorRepresentation = .generated
            ) where C.Element == (label: String?, value: Any) {
                self.init(
                    _subject: subject, type: Subject.self, labels: children.map { $0.label }, values: children.map { $0.value },
                    style: displayStyle, ancestor: ancestorRepresentation)
            }
            init<Subject, C: Collection>(
                _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
                ancestorRepresentation: AncestorRepresentation = .generated
            ) {
                self.init(
                    _subject: subject, type: Subject.self, labels: unlabeledChildren.map { _ in nil },
                    values: unlabeledChildren.map { $0 }, style: displayStyle, ancestor: ancestorRepresentation)
            }
            static func _superclass(of subject: Any, _ level: Int) -> Mirror? {
                _reflectsSuperclass(subject, level) ? Mirror(_subject: subject, level: level + 1) : nil
            }
            var children: AnyCollection<(label: String?, value: Any)> {
                AnyCollection(zip(_labels, _values).map { (label: $0, value: $1) })
            }
            var displayStyle: DisplayStyle? { _style < 0 ? nil : Mirror._styles[_style] }
            /// The mirror of what a class inherits.
            var superclassMirror: Mirror? { _above() }
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
        func _reflectedLevel(_ subject: Any, _ type: Any.Type) -> Int
        func _reflectedStyle(_ subject: Any) -> Int
        func _reflectedValues(_ subject: Any, _ level: Int) -> [Any]
        func _reflectedLabels(_ subject: Any, _ level: Int) -> [String?]
        func _reflectsSuperclass(_ subject: Any, _ level: Int) -> Bool
        """#)
