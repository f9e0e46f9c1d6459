import CAllocationCount
import Rill
import XCTest

#if canImport(Glibc)
    /// The number of blocks that an operator allocates per event. A key path, an existential or a cast in the path of
    /// an event would add one.
    final class AllocationTests: XCTestCase {
        /// The operators that allocate for each event, or for some. All others allocate nothing.
        private static let allowed: [String: Double] = [
            // These operators allocate an array for each event, or for some events.
            "combineLatest of a collection": 3, "buffer": 0.5, "mapMany": 3, "nwise": 3, "pairwise": 3,
            // These operators allocate an observable of two elements, and a subscription to it.
            "flatMap": 8, "flatMapFirst": 8, "flatMapLatest": 8, "concatMap": 8, "switchLatest": 8,
            // This operator allocates a subject with its subscription for every second event.
            "window": 6.5,
            // This operator allocates the JSON text and its decoded value.
            "decode": 13,
            // These operators allocate a step of the test's scheduler.
            "observe(on:)": 1, "delay": 2, "debounce": 2,
            // This operator allocates the generic comparison of a debug build.
            "ignore": 1,
        ]

        func test_eachOperator_allocatesAtMostAsAllowedPerEvent() {
            XCTAssertGreaterThan(allocationCount(), 0)
            XCTAssertEqual(Set(Self.allowed.keys).subtracting(operatorCases.map(\.name)), [])
            for operatorCase in operatorCases {
                XCTAssertLessThanOrEqual(
                    allocationsPerEvent(operatorCase), (Self.allowed[operatorCase.name] ?? 0) + 0.05, operatorCase.name)
            }
        }

        private func allocationsPerEvent(_ operatorCase: OperatorCase) -> Double {
            let subject = PublishSubject<Int>()
            var sum = 0
            let subscription = operatorCase.applySilently(subject).subscribe(onNext: { sum += 1 })
            defer { subscription.dispose() }
            for value in 0..<300 { subject.onNext(value) }
            let before = allocationCount()
            for value in 0..<1_000 { subject.onNext(value) }
            return Double(allocationCount() - before) / 1_000
        }
    }
#endif
