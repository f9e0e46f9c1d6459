import Rill
import Types

/// The actions that made a session, oldest first. Only they are saved, loaded, repeated and exported.
struct Journal {
    struct Entry: Equatable {
        var text: String
        var number: Int
        /// When the body began, for paces that follow the wall.
        var time: Int?
        /// Typed in step pace: the clock stands still after it.
        var isHeld = false
        var order = WatchOrder()
        /// The number of its first `$R…`, so that later ones keep theirs when something before them is changed.
        var firstResult: Int?
        /// The folder of the file that it came from.
        var folder: String?
        /// Where on the clock it was stopped while what it had begun went on, to the shown millisecond.
        var stop: Int?
    }

    /// A change of what runs, of the clock or of a limit. Commands and Ctrl-C make it, and so does a session file.
    enum Control: Equatable {
        /// Ends the watch or subscription of that name, or all.
        case stop(of: String?, isInterrupt: Bool)
        case pace(Pace)
        /// The next instants.
        case step(Int)
        /// Jumps by a span, or until nothing is due.
        case skip(Int?, isInterrupt: Bool)
        case limit(Limit, Int)
        /// Runs test classes: all, or those that the argument of `:test` names.
        case test(String)
    }

    /// A setting that changes how far entries run; named as `:set` names it.
    enum Limit: String {
        case watch = "watch-for"
        case run = "run-for"
    }

    enum Action: Equatable {
        case entry(Entry)
        /// `at` is nil where the clock stands still between entries.
        case control(Control, at: Int?)

        var time: Int? {
            switch self {
            case .entry(let entry): return entry.time
            case .control(_, let time): return time
            }
        }

        var entry: Entry? { if case .entry(let entry) = self { entry } else { nil } }

        /// The same action for a session whose clock stands at `base` when it begins.
        func shifted(by base: Int) -> Action {
            switch self {
            case .control(let control, let time): return .control(control, at: time?.saturatingSum(base))
            case .entry(var entry):
                entry.time = entry.time?.saturatingSum(base)
                entry.stop = entry.stop?.saturatingSum(base)
                return .entry(entry)
            }
        }
    }

    var actions: [Action] = []
    var latest = 0
    private(set) var definitions: [Symbol] = []
    /// What each entry has declared, `$R…` names apart.
    private(set) var namesByEntry: [Int: [String]] = [:]
    /// The number of the entry that defined a name last.
    private(set) var birthplaces: [String: Int] = [:]

    var entries: [Entry] { actions.compactMap(\.entry) }

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

    func definition(named name: String) -> Symbol? { definitions.last { $0.name.text == name } }
}
