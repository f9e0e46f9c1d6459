import Runtime

/// The memory layout of a type in a compiled 64-bit program, for `MemoryLayout`. An enum with associated values has a
/// tag byte after the largest one, unless that has unused bit patterns.
struct Layout {
    var size: Int
    var alignment: Int
    /// The number of bit patterns that the type does not use. An optional can use one of them for nil.
    var spareBitPatterns: Int

    var stride: Int { max(1, rounded(size, to: alignment)) }

    private static let pointerSpareCount = Int(Int32.max)

    private init(_ size: Int, _ alignment: Int, spareBitPatterns: Int = 0) {
        (self.size, self.alignment, self.spareBitPatterns) = (size, alignment, spareBitPatterns)
    }

    init(_ type: RuntimeType) {
        switch type.kind {
        case .void, .never: self.init(0, 1)
        case .bool: self.init(1, 1, spareBitPatterns: 254)
        case .integer(let bits, _), .floating(let bits): self.init(bits / 8, bits / 8)
        case .string, .character: self.init(16, 8, spareBitPatterns: Self.pointerSpareCount)
        case .substring: self.init(32, 8, spareBitPatterns: Self.pointerSpareCount)
        case .optional(let payload): self.init(cases: [[payload], []])
        case .array, .dictionary, .set, .classType: self.init(8, 8, spareBitPatterns: Self.pointerSpareCount)
        case .slice: self.init(32, 8, spareBitPatterns: Self.pointerSpareCount)
        case .tuple(let fields): self.init(fields: fields.map(\.type))
        case .function: self.init(16, 8, spareBitPatterns: Self.pointerSpareCount)
        case .structure: self.init(fields: type.fields.map(\.type))
        case .enumeration: self.init(cases: type.cases.map { $0.payload.map(\.type) })
        case .existential:
            self.init(
                ["Error": 8, "AnyObject": 8, "Any": 32][type.name] ?? 40, 8, spareBitPatterns: Self.pointerSpareCount)
        case .metatype: self.init(0, 1)
        case .native where integerType(type).bitWidth == 128: self.init(16, 16)
        case .native: self.init(8, 8, spareBitPatterns: Self.pointerSpareCount)
        }
    }

    /// Lays out fields one after the other, each at the next offset that its alignment allows.
    private init(fields: [RuntimeType]) {
        self.init(0, 1)
        for field in fields {
            let part = Layout(field)
            size = rounded(size, to: part.alignment) + part.size
            alignment = max(alignment, part.alignment)
            spareBitPatterns = max(spareBitPatterns, part.spareBitPatterns)
        }
    }

    private init(cases: [[RuntimeType]]) {
        let full = cases.filter { !$0.isEmpty }.map { Layout(fields: $0) }
        let empty = cases.count - full.count
        guard let largest = full.max(by: { $0.size < $1.size }), largest.size > 0 else {
            // An enum without associated values needs one byte for up to 256 cases.
            self.init(cases.count < 2 ? 0 : 1, 1, spareBitPatterns: cases.count < 2 ? 0 : 256 - cases.count)
            return
        }
        let alignment = full.map(\.alignment).max() ?? 1
        if cases.count == 1 || full.count == 1 && empty <= largest.spareBitPatterns {
            self.init(largest.size, alignment, spareBitPatterns: largest.spareBitPatterns - empty)
        } else if full.allSatisfy({ $0.spareBitPatterns == Self.pointerSpareCount }) {
            self.init(largest.size, alignment, spareBitPatterns: Self.pointerSpareCount)
        } else {
            let tags = full.count + (empty > 0 ? 1 : 0)
            self.init(largest.size + 1, alignment, spareBitPatterns: full.count == 1 ? 0 : 256 - tags)
        }
    }
}

private func rounded(_ size: Int, to alignment: Int) -> Int { (size + alignment - 1) / alignment * alignment }
