import Foundation
import Rill

/// Returns the number of bytes of memory that the process uses.
func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
}

/// Measures the memory of idle subscriptions.
func measureIdleSubscriptions() {
    print()
    print(row(["bytes per idle subscription", "", ""]))
    let subject = PublishSubject<Int>()
    let target = "subject.map.filter"
    let idle: [(String, () -> Disposable)] = [
        ("subject", { subject.subscribe(onNext: { keep($0) }) }),
        ("subject.map", { subject.map { $0 &+ 1 }.subscribe(onNext: { keep($0) }) }),
        (
            target,
            { subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { keep($0) }) }
        ),
        (
            "subject, four maps",
            { subject.map { $0 &+ 1 }.map { $0 &* 3 }.map { $0 &- 2 }.map { $0 ^ 5 }.subscribe(onNext: { keep($0) }) }
        ),
        (
            "combineLatest of two",
            { Observable.combineLatest(subject, subject) { $0 &+ $1 }.subscribe(onNext: { keep($0) }) }
        ),
        ("flatMap", { subject.flatMap { Observable.just($0) }.subscribe(onNext: { keep($0) }) }),
    ]
    let count = 100_000
    // All subscriptions stay until the end, so that no subscription reuses the memory of another one.
    var kept: [[Disposable]] = []
    for (name, subscribe) in idle {
        var subscriptions: [Disposable] = []
        subscriptions.reserveCapacity(count)
        let before = residentBytes()
        for _ in 0..<count { subscriptions.append(subscribe()) }
        let bytes = max(0, residentBytes() - before) / count
        print(row([name, "\(bytes)"]) + " bytes" + (name == target ? "  (goal: 300)" : ""))
        kept.append(subscriptions)
    }
    for subscription in kept.joined() { subscription.dispose() }
}

/// Sends events through a bounded chain and prints the memory of the process meanwhile.
func watchMemory(events: Int) {
    print()
    print("memory while \(events) events pass (zip, flatMap, scan, share):")
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    var sum = 0
    let subscription = Observable.zip(subject.map { $0 &* 3 }.flatMap { Observable.just($0) }, other)
        .scan(0) { $0 &+ $1.0 &- $1.1 }
        .distinctUntilChanged()
        .share(replay: 1)
        .subscribe(onNext: { sum &+= $0 })
    let steps = 10
    var next = 0
    for step in 0...steps {
        print(row(["  after \(events / steps * step)", "\(residentBytes() / 1024) KiB"]))
        if step == steps { break }
        for _ in 0..<(events / steps / 2) {
            subject.onNext(next)
            other.onNext(next)
            next &+= 1
        }
    }
    subscription.dispose()
    keep(sum)
}
