// from our engine
import RxSwift
// Values of several observables in loops that run beside each other
let letters = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance).map { ["a", "b", "c"][$0] }.take(3)
let numbers = Observable<Int>.timer(.milliseconds(30), scheduler: MainScheduler.instance)
func collect<T>(_ source: Observable<T>) async throws -> [T] {
    var all: [T] = []
    for try await element in source.values { all.append(element) }
    return all
}
async let a = collect(letters)
async let b = collect(numbers)
print(try await a, try await b)
let pairs = try await withThrowingTaskGroup(of: (Int, [Int]).self) { group in
    for n in 1...3 { group.addTask { (n, try await collect(Observable.range(start: n, count: n))) } }
    return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
for key in pairs.keys.sorted() { print(key, pairs[key]!) }
