import EngineTestKit
import Foundation
import Rill
import Synchronization
import XCTest

#if DEBUG
    /// Debug builds report where two threads send at the same time.
    final class OverlapTests: CountedTest {
        private static let reports = Mutex<[String]>([])

        override func setUp() {
            super.setUp()
            Self.reports.withLock { $0 = [] }
            let before = ConcurrentSendDetector.report
            ConcurrentSendDetector.report = { message in Self.reports.withLock { $0.append(message) } }
            addTeardownBlock { ConcurrentSendDetector.report = before }
        }

        /// Sends a second element from another thread while the first one is being delivered.
        private func reports(_ chain: (Observable<Int>) -> Observable<Int>) -> [String] {
            let subject = PublishSubject<Int>()
            let second = DispatchSemaphore(value: 0), done = DispatchSemaphore(value: 0)
            let subscription = chain(subject).subscribe(onNext: {
                guard $0 == 1 else { return }
                second.signal()
                _ = done.wait(timeout: .now() + 10)
            })
            let thread = Thread {
                second.wait()
                subject.onNext(2)
                done.signal()
            }
            thread.start()
            subject.onNext(1)
            subscription.dispose()
            return Self.reports.withLock { $0 }
        }

        func testOverlap_ofTwoThreads_isReported() {
            let said = reports { $0 }
            XCTAssertEqual(said.count, 1, "\(said)")
            XCTAssertTrue(said[0].contains("a subject of Int"), said[0])
            XCTAssertTrue(said[0].contains("observe(on:)"), "the remedy: \(said[0])")
        }

        func testOverlap_isReportedOncePerStage() {
            let said = reports { $0.map { $0 + 0 }.filter { _ in true } }
            XCTAssertEqual(said.count, 3, "the subject and two stages: \(said)")
        }

        /// One thread sends inside its own event: the engine defines an order for that.
        func testSendingInsideOfAnEventIsNoOverlap() {
            let subject = PublishSubject<Int>()
            let subscription = subject.map { $0 + 0 }.subscribe(onNext: { if $0 < 5 { subject.onNext($0 + 1) } })
            subject.onNext(0)
            subscription.dispose()
            XCTAssertEqual(Self.reports.withLock { $0 }, [])
        }

        func testOverlap_ofAlternatingThreads_isNotReported() {
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe()
            for number in 0..<20 {
                let done = DispatchSemaphore(value: 0)
                Thread {
                    subject.onNext(number)
                    done.signal()
                }.start()
                done.wait()
            }
            subscription.dispose()
            XCTAssertEqual(Self.reports.withLock { $0 }, [])
        }
    }
#endif
