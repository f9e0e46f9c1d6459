// from our engine
import RxSwift
// materialize, scan, window and buffers through values
let source = Observable.of(1, 2, 3, 4, 5)
for try await sum in source.scan(0, accumulator: +).values { print(sum, terminator: " ") }
print()
for try await part in source.buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).values { print(part) }
for try await event in Observable.of(1).concat(Observable.error(RxError.noElements)).materialize().values { print(event) }
for try await window in source.window(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance).values {
    print(try await window.toArray().value)
}
for try await group in source.groupBy(keySelector: { $0 % 2 }).values {
    print("key", group.key)
}
let grouped = try await source.groupBy { $0 % 2 }
    .flatMap { group in group.toArray().map { (group.key, $0) } }
    .toArray().value
print(grouped.sorted { $0.0 < $1.0 }.map { $0.1 })
