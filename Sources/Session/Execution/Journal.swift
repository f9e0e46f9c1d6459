import Types

/// The entries of a session that worked, in order, with all that is needed to repeat them.
struct Journal {
    struct Entry: Equatable {
        var text: String
        var number: Int
        /// When the body began, for paces that follow the wall.
        var time: Int?
        /// Typed in step pace: the clock stands still behind it.
        var isHeld = false
        var order = WatchOrder()
        /// The number of its first `$R…`, so that later ones keep theirs when something before them is changed.
        var firstResult: Int?
        /// The folder of the file that it came from.
        var folder: String?
        /// Where on the clock it was stopped while what it had begun went on, to the shown millisecond.
        var stop: Int?
    }

    enum Step: Equatable {
        case entry(Entry)
        /// A command that changes what follows: `:watch off $R1`, `:skip 10s`.
        case command(String, time: Int?)

        var time: Int? {
            switch self {
            case .entry(let entry): return entry.time
            case .command(_, let time): return time
            }
        }
    }

    var steps: [Step] = []
    var latest = 0
    private(set) var definitions: [Symbol] = []
    /// What each entry has declared, `$R…` names apart.
    private(set) var namesByEntry: [Int: [String]] = [:]
    /// The number of the entry that defined a name last.
    private(set) var birthplaces: [String: Int] = [:]

    init() {}

    init(steps: [Step]) {
        self.steps = steps
        latest = entries.last?.number ?? 0
    }

    var entries: [Entry] {
        steps.compactMap { if case .entry(let entry) = $0 { return entry } else { return nil } }
    }

    /// Entries that fail have a number too: diagnostics name it.
    mutating func nextNumber() -> Int {
        latest += 1
        return latest
    }

    /// A later definition takes the place of an earlier one; functions may share a name.
    mutating func define(_ symbols: [Symbol], in entry: Int) {
        for symbol in symbols {
            birthplaces[symbol.name.text] = entry
            if !symbol.name.text.hasPrefix("$") { namesByEntry[entry, default: []].append(symbol.name.text) }
            if !(symbol is FunctionSymbol) { definitions.removeAll { $0.name == symbol.name } }
            definitions.append(symbol)
        }
    }

    mutating func forgetDefinitions() { definitions = [] }

    func definition(named name: String) -> Symbol? { definitions.last { $0.name.text == name } }
}
