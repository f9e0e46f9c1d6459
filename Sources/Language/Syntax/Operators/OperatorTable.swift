/// The operators of a file with their precedence groups.
public struct OperatorTable {
    public typealias Associativity = PrecedenceGroupDecl.Associativity

    struct Group {
        var name: Name
        var associativity: Associativity
        var isAssignment: Bool
        /// The groups that this group declares to be of lower precedence.
        var lower: [Name]
    }

    enum Relation { case higher, lower, same, none }

    private(set) var groups: [Group] = []
    private var groupNumbers: [Name: Int] = [:]
    // For each infix operator, the number of its group plus one, by the operator's name id. It is an array because
    // every expression uses it.
    private var infixGroups: [UInt8] = []
    private var prefixOperators: Set<Name> = []
    private var postfixOperators: Set<Name> = []
    // The relation of group `a` to group `b` is at `relations[a * groups.count + b]`.
    private var relations: [Relation] = []
    /// The group of `as` and `is`. The next fields are those of `? :` and `=`.
    private(set) var castingGroup = 0
    private(set) var ternaryGroup = 0
    private(set) var assignmentGroup = 0

    private init() {}

    /// The operators of Swift's standard library.
    public static let standard: OperatorTable = {
        var table = OperatorTable()
        for (place, row) in standardGroups.enumerated() {
            let lower = place + 1 < standardGroups.count ? [Name(standardGroups[place + 1].name)] : []
            table.add(Group(name: Name(row.name), associativity: row.associativity, isAssignment: false, lower: lower))
            for text in row.operators.split(separator: " ") { table.setInfix(Name(String(text)), Name(row.name)) }
        }
        table.groups[table.groups.count - 1].isAssignment = true
        table.add(
            Group(name: "DefaultPrecedence", associativity: .none, isAssignment: false, lower: ["TernaryPrecedence"]))
        // The standard library declares `~>` without implementing it.
        table.setInfix("~>", "DefaultPrecedence")
        table.prefixOperators = ["!", "~", "+", "-", "...", "..<"]
        table.postfixOperators = ["..."]
        table.computeRelations()
        return table
    }()

    /// The groups of the standard library, from the highest to the lowest precedence.
    private static let standardGroups: [(name: String, associativity: Associativity, operators: String)] = [
        ("BitwiseShiftPrecedence", .none, "<< >> &<< &>>"),
        ("MultiplicationPrecedence", .left, "* / % &* &"),
        ("AdditionPrecedence", .left, "+ - &+ &- | ^"),
        ("RangeFormationPrecedence", .none, "..< ..."),
        ("CastingPrecedence", .none, ""),
        ("NilCoalescingPrecedence", .right, "??"),
        ("ComparisonPrecedence", .none, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
        ("LogicalConjunctionPrecedence", .left, "&& .&"),
        ("LogicalDisjunctionPrecedence", .left, "|| .| .^"),
        ("TernaryPrecedence", .right, ""),
        ("AssignmentPrecedence", .right, "*= /= %= += -= <<= >>= &= |= ^= &<<= &>>= &*= &+= &-="),
    ]

    /// Returns the table with the operators and precedence groups of a file.
    public func adding(_ file: ParsedFile) -> OperatorTable {
        var table = self
        var hasGroups = false
        for statement in file.statements {
            guard case .decl(let declaration) = statement.kind, case .precedenceGroup(let node) = declaration.kind
            else { continue }
            table.add(node)
            hasGroups = true
        }
        if hasGroups { table.computeRelations() }
        for statement in file.statements {
            guard case .decl(let declaration) = statement.kind, case .operator_(let node) = declaration.kind
            else { continue }
            table.add(node)
        }
        return table
    }

    // MARK: - Looking up

    public func isInfix(_ name: Name) -> Bool { group(of: name) != nil }
    public func isPrefix(_ name: Name) -> Bool { prefixOperators.contains(name) }
    public func isPostfix(_ name: Name) -> Bool { postfixOperators.contains(name) }

    /// Returns true if the operator assigns, as `+=` does.
    public func isAssignment(_ name: Name) -> Bool { group(of: name).map { groups[$0].isAssignment } ?? false }

    /// The names of all infix operators, for suggestions.
    public var infixNames: [Name] {
        infixGroups.indices.filter { infixGroups[$0] != 0 }.map { Name(id: UInt32($0)) }
    }

    func hasGroup(_ name: Name) -> Bool { groupNumbers[name] != nil }

    @inline(__always)
    func group(of name: Name) -> Int? {
        let id = Int(name.id)
        guard id < infixGroups.count, infixGroups[id] != 0 else { return nil }
        return Int(infixGroups[id]) - 1
    }

    func groupNumber(of group: Name) -> Int { groupNumbers[group] ?? groupNumbers["DefaultPrecedence"] ?? 0 }

    @inline(__always)
    func relation(_ first: Int, _ second: Int) -> Relation { relations[first * groups.count + second] }

    // MARK: - Building

    private mutating func add(_ group: Group) {
        if let known = groupNumbers[group.name] {
            groups[known] = group
        } else if groups.count < 254 {
            groupNumbers[group.name] = groups.count
            groups.append(group)
        }
    }

    private mutating func add(_ node: PrecedenceGroupDecl) {
        add(
            Group(
                name: node.name, associativity: node.associativity, isAssignment: node.isAssignment,
                lower: node.higherThan))
        for upper in node.lowerThan {
            guard let number = groupNumbers[upper] else { continue }
            groups[number].lower.append(node.name)
        }
    }

    private mutating func add(_ node: OperatorDecl) {
        switch node.fixity {
        case .prefix: prefixOperators.insert(node.name)
        case .postfix: postfixOperators.insert(node.name)
        case .infix: setInfix(node.name, node.group ?? "DefaultPrecedence")
        }
    }

    private mutating func setInfix(_ name: Name, _ group: Name) {
        let id = Int(name.id)
        if id >= infixGroups.count { infixGroups += [UInt8](repeating: 0, count: id + 1 - infixGroups.count) }
        infixGroups[id] = UInt8(groupNumber(of: group)) + 1
    }

    /// Computes the transitive order of the groups. Groups with contradictory declarations have no relation.
    private mutating func computeRelations() {
        castingGroup = groupNumber(of: "CastingPrecedence")
        ternaryGroup = groupNumber(of: "TernaryPrecedence")
        assignmentGroup = groupNumber(of: "AssignmentPrecedence")
        let count = groups.count
        var above = [Bool](repeating: false, count: count * count)
        for (number, group) in groups.enumerated() {
            for case let lower? in group.lower.map({ groupNumbers[$0] }) { above[number * count + lower] = true }
        }
        for middle in 0..<count {
            for upper in 0..<count where above[upper * count + middle] {
                for lower in 0..<count where above[middle * count + lower] { above[upper * count + lower] = true }
            }
        }
        relations = (0..<count * count).map { place in
            let (first, second) = (place / count, place % count)
            if first == second { return .same }
            let isAbove = above[place]
            let isBelow = above[second * count + first]
            return isAbove == isBelow ? .none : isAbove ? .higher : .lower
        }
    }
}
