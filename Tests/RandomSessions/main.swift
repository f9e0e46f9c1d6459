import Foundation
import SessionModel

// Runs sessions at random against the model: `random-sessions COUNT [FIRST-SEED]`, from the project's folder.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = numbers.first ?? 1_000
let first = numbers.dropFirst().first ?? 1
let started = Date()
let difference = RandomSession.difference(seeds: first..<first + count, lessons: "lessons") { seed in
    guard (seed - first + 1).isMultiple(of: 500) else { return }
    print("\(seed - first + 1) sessions, \(Int(Date().timeIntervalSince(started))) s")
    fflush(nil)
}
print(difference ?? "\(count) sessions show what their entries show")
exit(difference == nil ? 0 : 1)
