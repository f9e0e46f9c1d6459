// from our engine
import RxSwift
// Subjects as sources of for await, with completion and errors
enum Stop: Error { case now }
func read(_ subject: PublishSubject<String>, _ name: String) -> Task<Void, Never> {
    Task {
        do {
            for try await text in subject.values { print(name, text) }
            print(name, "ended")
        } catch { print(name, "failed", error) }
    }
}
func settle() async { for _ in 0..<20 { await Task.yield() } }
let first = PublishSubject<String>()
let reader = read(first, "A")
await settle()
first.onNext("1")
await settle()
first.onNext("2")
first.onCompleted()
await reader.value
let second = PublishSubject<String>()
let failing = read(second, "B")
await settle()
second.onNext("1")
await settle()
second.onError(Stop.now)
await failing.value
let replay = ReplaySubject<Int>.create(bufferSize: 2)
for n in 1...4 { replay.onNext(n) }
replay.onCompleted()
for try await n in replay.values { print("replayed", n) }
let behavior = BehaviorSubject(value: 10)
for try await n in behavior.values {
    print("current", n)
    break
}
