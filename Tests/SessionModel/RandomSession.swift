import Foundation
import Language
import Library
import Rill
import StyledText
@testable import Assist
@testable import Commands
@testable import Export
@testable import Lessons
@testable import SessionCore

/// Collects the written text.
private final class Screenful: OutputSink {
    var text = ""
    func write(_ output: Output) { text += output.text.plainText }
}

/// Compares random sessions with a slow model: a list of the entries, which a new session runs from the start. Both show
/// the same after any undo, edit, drop, save or load.
package enum RandomSession {
    /// Runs a session with each seed, and returns the first difference; nil if there is none.
    ///
    /// - Parameter lessons: the folder of the lessons that some of the sessions play.
    package static func difference(seeds: Range<Int>, lessons: String, said: (Int) -> Void = { _ in }) -> String? {
        let path = NSTemporaryDirectory() + "rill-random-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        for seed in seeds {
            let run = Run(seed: seed, path: path, lessons: lessons)
            defer { run.session.close() }
            run.begin()
            for count in [8, 4] {
                for _ in 0..<count { run.act() }
                if let difference = run.difference() { return "seed \(seed): \(difference)" }
            }
            said(seed)
        }
        return nil
    }

    fileprivate struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        mutating func pick(_ texts: [String]) -> String { texts[roll(texts.count)] }
    }

    private static func session(_ change: (inout RunConfiguration) -> Void) -> ReplSession {
        var options = RunConfiguration()
        options.pace = .instant
        change(&options)
        return ReplSession(options: options)
    }

    /// The current entries in order.
    private struct Model {
        struct Input {
            var text: String
            var isEntry = true
            /// The number of the first `$R…` of the entry.
            var firstResult = 0
            /// The pace at which the entry was typed. An open lesson may have changed it.
            var pace: Pace
        }

        var inputs: [Input] = []
        /// The settings of entries that a session before `:reset` has left.
        var settings: [Setting] = []
        var entryCount: Int { inputs.count { $0.isEntry } }

        /// Returns the index of the n-th entry among the inputs.
        func place(_ number: Int) -> Int { inputs.indices.filter { inputs[$0].isEntry }[number] }

        /// Creates a session with all inputs. Refused inputs are removed.
        mutating func play(_ options: (inout RunConfiguration) -> Void) -> ReplSession {
            let session = RandomSession.session(options)
            let sink = Screenful()
            for setting in settings { _ = session.applySetting(setting: setting.name, value: setting.value) }
            inputs = inputs.filter { input in
                let before = session.entries.count
                if session.pace != input.pace { session.setPace(input.pace) }
                if input.isEntry { session.openProgram().interpreter.nextResultNumber = input.firstResult }
                _ = session.submit(input.text, at: 0, to: sink)
                return !input.isEntry || session.entries.count > before
            }
            return session
        }
    }

    /// A session in use, with its model and the models that `:undo` restores.
    private final class Run {
        var dice: Dice
        var model = Model()
        var session: ReplSession
        private var beforeRevision: Model?
        private var waiting: Model?
        private let sink = Screenful()
        private let pace: (inout RunConfiguration) -> Void
        private(set) var log: [String] = []
        private let path: String
        private let lessons: String
        /// The settings of output, which all commands but `:load` in a new session keep.
        private var display: [String: String] = [:]

        init(seed: Int, path: String, lessons: String) {
            self.lessons = lessons
            dice = Dice(state: UInt64(seed) &* 7919)
            let isStepping = dice.roll(4) == 0
            pace = { $0.pace = isStepping ? .step : .instant }
            session = RandomSession.session(pace)
            self.path = path
        }

        private func submit(_ text: String) {
            log.append(text)
            _ = session.submit(text, at: 0, to: sink)
        }

        private func entry() -> String {
            let (n, wait) = (dice.roll(6), 50 + dice.roll(8) * 50)
            switch dice.roll(20) {
            case 16: return "total += Int.random(in: 0..<1000)"
            case 17: return "for number in 0..<30 { s.onNext(number) }"
            case 18:
                return
                    "Observable<Int>.timer(.milliseconds(\(wait)), scheduler: main).map { _ in Int.random(in: 0...99) }"
            case 0: return "var v\(n) = \(dice.roll(100))"
            case 1: return "total += \(n); print(\"total\", total)"
            case 2: return "s.map { $0 * \(n) }"
            case 3: return "s.onNext(\(dice.roll(50)))"
            case 4: return "s.watch(\"w\(n % 3)\").subscribe(onNext: { total += $0 })"
            case 5:
                return "Observable<Int>.interval(.milliseconds(\(wait)), scheduler: main).take(\(1 + n))"
            case 6: return "Observable<Int>.interval(.milliseconds(\(wait)), scheduler: main).map { $0 + total }"
            case 7: return ".filter { $0 > \(n) }"
            case 8: return "s.debounce(.milliseconds(\(wait)), scheduler: main)"
            case 9: return "v\(n) += 1; v\(n)"
            case 10: return "latest.onNext(\(n))"
            case 11: return "let bag\(n) = s.subscribe(onNext: { print(\"heard\", $0) })"
            case 12: return "Observable.combineLatest(s, latest) { $0 + $1 }"
            case 13: return "func f\(n)(_ x: Int) -> Int { x + total }"
            case 14: return "print(f\(n)(\(n)))"
            case 15: return dice.pick(["nonsense(", "total = [1][total + 9]", "let q: String = 1", "v\(n).foo"])
            default: return ":watch s for \(wait)ms named n\(n % 2)"
            }
        }

        func begin() {
            for text in [
                "let s = PublishSubject<Int>(); let main = MainScheduler.instance", "var total = 0",
                "let latest = BehaviorSubject(value: 0)",
            ] { enter(text) }
        }

        private func enter(_ text: String) {
            let before = session.entries.count
            let input = Model.Input(
                text: text, firstResult: session.openProgram().interpreter.nextResultNumber, pace: session.pace)
            submit(text)
            beforeRevision = nil
            if session.entries.count > before { model.inputs.append(input) }
        }

        /// Performs a command that a journal keeps.
        private func control(_ text: String) {
            keep(text)
            submit(text)
        }

        func act() {
            switch dice.roll(24) {
            case 20: interrupt()
            case 21: stopEntry()
            case 22, 23: learn()
            case 0...9: enter(entry())
            case 10: undo(1)
            case 11: undo(1 + dice.roll(3))
            case 12: revise(entry())
            case 13: revise(nil)
            case 14: saveAndLoad()
            case 15: control(":skip \(10 + dice.roll(400))ms")
            case 16:
                if let one = session.runningSubscriptions.randomElement(using: &dice) {
                    control(":watch off \(one.uniqueName)")
                }
            case 17: control(":step")
            case 18: set()
            default:
                submit(":reset")
                if model.entryCount > 0 { waiting = model }
                (model, beforeRevision) = (Model(settings: settings(of: session)), nil)
                if dice.roll(3) > 0 { undo(1) } else { begin() }
            }
        }

        /// Performs `:set` with a setting that changes the effect of entries, or with one of the output.
        private func set() {
            switch dice.roll(5) {
            case 0: control(":set watch-for \(1 + dice.roll(5))s")
            case 1: control(":set burst \(dice.pick(["20", "1k", "default"]))")
            case 2: control(":set seed \(dice.roll(3))")
            default:
                let name = dice.pick(["lines", "time", "second-opinion"])
                let value = name == "time" ? dice.pick(["short", "full"]) : dice.pick(["on", "off"])
                display[name] = value
                submit(":set \(name) \(value)")
            }
        }

        private func settings(of session: ReplSession) -> [Setting] {
            Journal.RunSetting.allCases.map { Setting(name: $0.rawValue, value: session.settingValue($0.rawValue)) }
        }

        /// Presses Ctrl-C on an empty line: the newest watch ends, or the running watches are listed.
        private func interrupt() {
            log.append("Ctrl-C")
            let newest = session.runningSubscriptions.last?.uniqueName
            _ = session.endNewestWatch(at: 0, to: sink, hasStopped: false)
            guard let newest, !session.runningSubscriptions.contains(where: { $0.uniqueName == newest }) else { return }
            keep(":watch off \(newest)")
        }

        private func keep(_ command: String) {
            model.inputs.append(
                .init(
                    text: command, isEntry: false, firstResult: session.openProgram().interpreter.nextResultNumber,
                    pace: session.pace))
            beforeRevision = nil
        }

        /// Presses Ctrl-C while an entry runs: the entry is discarded.
        private func stopEntry() {
            let running = session
            let isPressed = DispatchSemaphore(value: 0)
            let key = Thread {
                Thread.sleep(forTimeInterval: 0.005)
                running.interrupt()
                isPressed.signal()
            }
            key.start()
            enter("s.onNext(7); total += 1; while true { }")
            // The entry may be refused before the key is pressed.
            isPressed.wait()
            running.forgetInterrupt()
        }

        /// Enters a text of a user who plays a lesson.
        private func learn() {
            if session.guide == nil {
                let folder = lessons
                session.guide = LessonPlayer(session, course: { Course(folder: folder) }, progressPath: nil)
            }
            let before = session.entries
            let firstResult = session.openProgram().interpreter.nextResultNumber
            let isOpen = session.guide?.prompt != nil
            submit(isOpen ? dice.pick(["", "", ":next", ":back", ":hint"]) : ":lesson \(1 + dice.roll(12))")
            guard session.entries != before else { return }
            beforeRevision = nil
            let added = session.entries.dropFirst(before.count)
            // A lesson sets its pace before it runs an entry.
            model.inputs += added.map { .init(text: $0.text, firstResult: firstResult, pace: session.pace) }
        }

        private func undo(_ count: Int) {
            submit(":undo \(count)")
            if count == 1, let before = beforeRevision {
                (model, beforeRevision) = (before, nil)
            } else if model.entryCount == 0, let before = waiting {
                (model, waiting) = (before, nil)
            } else if model.entryCount > 0 {
                model.inputs.removeSubrange(model.place(max(0, model.entryCount - count))...)
            }
            beforeRevision = nil
        }

        /// Enters `:edit N TEXT` or `:drop N` for an existing entry.
        private func revise(_ text: String?) {
            guard text?.hasPrefix(":") != true, let one = session.entries.randomElement(using: &dice) else { return }
            let place = model.place(session.entries.firstIndex(of: one)!)
            // An edited entry keeps the options of its watch.
            if text != nil, model.inputs[place].text.hasPrefix(":watch") { return }
            let (before, entries) = (model, session.entries)
            var changed = model
            if let text { changed.inputs[place].text = text } else { changed.inputs.remove(at: place) }
            submit(text.map { ":edit \(one.number) \($0)" } ?? ":drop \(one.number)")
            // A text that fails changes nothing.
            if let text, !session.entries.contains(where: { $0.number == one.number && $0.text == text }) {
                precondition(session.entries == entries, log.joined(separator: "\n"))
                return
            }
            // Entries that no longer type-check are removed.
            changed.play(pace).close()
            session.resume()
            (beforeRevision, model) = (before, changed)
        }

        /// The session continues in a new session that has loaded its file.
        private func saveAndLoad() {
            submit(":save \(path)")
            let pace = session.pace
            session.close()
            session = RandomSession.session { $0.pace = pace }
            submit(":load \(path)")
            beforeRevision = nil
            waiting = nil
            display = [:]
        }

        /// Returns the visible state of a session, without changing the session.
        private func seen(_ session: ReplSession) -> String {
            let sink = Screenful()
            for command in [":names", ":lanes tree", ":timeline"] { _ = session.submit(command, at: 0, to: sink) }
            // Refused entries had numbers too, which occur in names of subscriptions.
            sink.text.replace(#/entry [0-9]+/#, with: "an entry")
            sink.text.replace(#/ [0-9]+:[0-9]+(?=\s)/#, with: " N:N")
            // Names of chains are cut to a width, of which the number takes a part.
            sink.text.replace(#/[\w.…]* ?\([0-9]+:[0-9]+\)/#, with: "a chain")
            sink.text.replace(#/ +/#, with: " ")
            for value in ["\"\\(total)\"", "\"\\(s.hasObservers)\"", "\"\\(try! latest.value())\""] {
                sink.text += "\(value) \(session.evaluate(value).string ?? "-")\n"
            }
            sink.text += settings(of: session).map { "\($0.name) \($0.value)\n" }.joined()
            sink.text += session.runningSubscriptions.map(\.uniqueName).joined(separator: ", ")
            sink.text += session.entries.map { "\n" + $0.text }.joined()
            // Events of one instant are some nanoseconds apart, which no output shows.
            let time = (session.program?.world.now ?? 0) / 1_000_000
            sink.text += "\n\(time) ms"
            return sink.text
        }

        func difference() -> String? {
            for (name, value) in display where session.settingValue(name) != value {
                return "\(name) is \(session.settingValue(name)), not \(value)\ntyped:\n" + log.joined(separator: "\n")
            }
            let again = model.play(pace)
            let (actual, expected) = (seen(session), seen(again))
            again.close()
            session.resume()
            if actual == expected { return nil }
            let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
            let changes = actual.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines)
            let difference = changes.map { change in
                switch change {
                case .insert(_, let line, _): "+ \(line)"
                case .remove(_, let line, _): "- \(line)"
                }
            }
            return "the model (-) differs\n" + (difference + ["typed:"] + log).joined(separator: "\n")
        }
    }
}

extension RandomSession.Dice: RandomNumberGenerator {
    fileprivate mutating func next() -> UInt64 { UInt64(roll(1 << 30)) << 34 | UInt64(roll(1 << 30)) }
}
