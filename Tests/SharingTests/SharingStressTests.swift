import Foundation
import Rill
import XCTest

/// Operators that share a source, with subscribers that come and leave on two threads while the source ends. After each
/// round no subscriber remains: the source has no subscriber, and a new one starts a new run.
final class SharingStressTests: XCTestCase {
    #if DEBUG
        private static let rounds = 100
    #else
        // Compiled by `Tests/released` in the release configuration, in which races are more probable.
        private static let rounds = 1000
    #endif

    /// A source that counts its current subscribers.
    private final class Counted {
        private let lock = NSLock()
        private var living = 0
        private var begun = 0
        let subject = PublishSubject<Int>()

        private func change(_ body: () -> Void) {
            lock.lock()
            body()
            lock.unlock()
        }

        var runs: (living: Int, begun: Int) {
            lock.lock()
            defer { lock.unlock() }
            return (living, begun)
        }

        func source() -> Observable<Int> {
            .create { [self] observer in
                change {
                    living += 1
                    begun += 1
                }
                observer.onNext(1)
                observer.onNext(2)
                let subscription = subject.subscribe(observer)
                return Disposables.create {
                    subscription.dispose()
                    self.change { self.living -= 1 }
                }
            }
        }
    }

    /// 64 subscribers that take one element each, on two threads.
    private func stress(
        _ name: String, line: UInt = #line, _ share: (Observable<Int>) -> Observable<Int>
    ) {
        var (left, deaf) = (0, 0)
        for _ in 0..<Self.rounds {
            let counted = Counted()
            let shared = share(counted.source())
            let group = DispatchGroup()
            for _ in 0..<2 {
                group.enter()
                Thread.detachNewThread {
                    for _ in 0..<32 { _ = shared.take(1).subscribe() }
                    group.leave()
                }
            }
            // Operators without replay need an element for waiting subscribers.
            let end = Date().addingTimeInterval(20)
            while group.wait(timeout: .now()) == .timedOut, Date() < end { counted.subject.onNext(3) }
            counted.subject.onNext(3)
            if counted.runs.living != 0 { left += 1 }
            let begun = counted.runs.begun
            var heard = false
            let last = shared.take(1).subscribe(onNext: { _ in heard = true })
            counted.subject.onNext(4)
            if !heard || counted.runs.begun != begun + 1 { deaf += 1 }
            last.dispose()
        }
        XCTAssertEqual(left, 0, "\(name): the source was not left in \(left) of \(Self.rounds) rounds", line: line)
        XCTAssertEqual(deaf, 0, "\(name): a new subscriber hears no new run in \(deaf) rounds", line: line)
    }

    func test_share_subscribersOnTwoThreads_leavesSource() {
        stress("share()") { $0.share() }
        stress("share(replay: 1)") { $0.share(replay: 1) }
        stress("share(replay: 2)") { $0.share(replay: 2) }
    }

    func test_refCount_subscribersOnTwoThreads_leavesSource() {
        stress("publish().refCount()") { $0.publish().refCount() }
        stress("replay(1).refCount()") { $0.replay(1).refCount() }
        stress("replay(3).refCount()") { $0.replay(3).refCount() }
        stress("replayAll().refCount()") { $0.replayAll().refCount() }
        stress("multicast { ReplaySubject }.refCount()") {
            $0.multicast { ReplaySubject.create(bufferSize: 2) }.refCount()
        }
    }

    func test_shareReplay_subscribersOnOneThread_leavesSource() {
        for _ in 0..<20 {
            let counted = Counted()
            let shared = counted.source().share(replay: 2)
            for _ in 0..<64 { _ = shared.take(1).subscribe() }
            XCTAssertEqual(counted.runs.living, 0)
        }
    }
}
