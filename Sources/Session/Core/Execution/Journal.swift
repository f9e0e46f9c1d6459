import Rill
import Syntax
import TypeModel

/// The actions of a session, the oldest first. Only actions are saved, loaded, replayed and exported.
package struct Journal {
    package struct Entry: Equatable {
        package var text: String
        package var number: Int
        /// The virtual time at which the entry's body started, for paces that follow the wall clock.
        package var time: Int?
        /// True if the entry was typed in step pace: the clock stops after it.
        package var isHeld = false
        package var order = WatchOptions()
        /// The number of the entry's first `$R…`. It lets later results keep their numbers when an earlier entry
        /// changes.
        var firstResult: Int?
        /// The folder of the file from which the entry was loaded.
        var folder: String?
        /// The virtual time, in displayed milliseconds, at which the entry was stopped while its scheduled work
        /// continued.
        package var stop: Int?

        package init(
            text: String, number: Int, time: Int? = nil, isHeld: Bool = false, order: WatchOptions = WatchOptions(),
            firstResult: Int? = nil, folder: String? = nil, stop: Int? = nil
        ) {
            (self.text, self.number, self.time, self.isHeld, self.order) = (text, number, time, isHeld, order)
            (self.firstResult, self.folder, self.stop) = (firstResult, folder, stop)
        }
    }

    /// A change of subscriptions, of the clock or of a setting. A command, Ctrl-C or a session file makes it.
    package enum ControlAction: Equatable {
        /// Ends the watch or subscription with this name; if the name is nil, ends all of them.
        case stop(of: String?, isInterrupt: Bool)
        case pace(Pace)
        /// Runs the next instants.
        case step(Int)
        /// Advances the clock by a duration; if it is nil, until nothing is scheduled.
        case skip(Int?, isInterrupt: Bool)
        case set(RunSetting, Int)
        /// Runs the test classes that the argument of `:test` names, or all of them.
        case test(String)
    }

    /// A setting that changes the result of entries, by its name in `:set`.
    package enum RunSetting: String, CaseIterable {
        case watchLimit = "watch-for"
        case runLimit = "run-for"
        case burst, seed
    }

    package enum Action: Equatable {
        case entry(Entry)
        /// A control; `at` is nil if the clock does not run between entries.
        case control(ControlAction, at: Int?)

        package var time: Int? {
            switch self {
            case .entry(let entry): return entry.time
            case .control(_, let time): return time
            }
        }

        package var entry: Entry? { if case .entry(let entry) = self { entry } else { nil } }

        /// Returns the action for a session whose clock starts at `base`.
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

    package var actions: [Action] = []
    package var lastEntryNumber = 0
    package private(set) var definitions: [Symbol] = []
    /// The names that each entry declares, without `$R…`.
    package private(set) var namesByEntry: [Int: [String]] = [:]
    /// For each name, the last entry that defines it.
    package private(set) var definingEntries: [String: Int] = [:]

    package var entries: [Entry] { actions.compactMap(\.entry) }

    /// Failed entries get a number too, because their diagnostics show it.
    package mutating func nextNumber() -> Int {
        lastEntryNumber += 1
        return lastEntryNumber
    }

    /// A later definition replaces an earlier one of the same name, unless both are overloaded functions.
    mutating func define(_ symbols: [Symbol], in entry: Int) {
        for symbol in symbols {
            let name = symbol.name.sourceName.text
            definingEntries[name] = entry
            if !name.hasPrefix("$"), symbol.name.packFamily == nil || namesByEntry[entry]?.last != name {
                namesByEntry[entry, default: []].append(name)
            }
            if !(symbol is FunctionSymbol) { definitions.removeAll { $0.name == symbol.name } }
            definitions.append(symbol)
        }
    }

    package func definition(named name: String) -> Symbol? { definitions.last { $0.name.text == name } }
}
