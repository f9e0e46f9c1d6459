// Internals that RxSwift's tests access, under their names.
import EngineTestKit
import Foundation
@testable import Rill
import XCTest

final class SupportTests: CountedTest {
    func testNumbersForThreads() {
        let number = AtomicInt(4)
        XCTAssertEqual(add(number, 4), 4)
        XCTAssertEqual(sub(number, 3), 8)
        XCTAssertEqual(fetchOr(number, 2), 5)
        XCTAssertEqual(load(number), 7)
        XCTAssertTrue(isFlagSet(number, 1))
        XCTAssertFalse(isFlagSet(number, 8))
        XCTAssertEqual(increment(number), 7)
        XCTAssertEqual(decrement(number), 8)
        let shared = AtomicInt()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<500 { increment(shared) } }
        XCTAssertEqual(load(shared), 2000)
    }

    func testRecursiveLock_canBeLockedTwice() {
        let lock: SpinLock = RecursiveLock()
        XCTAssertEqual(lock.performLocked { lock.performLocked { 7 } }, 7)
        XCTAssertTrue(lock.try())
        lock.unlock()
    }

    func testQueues() {
        var queue = Queue<Int>(capacity: 2)
        XCTAssertTrue(queue.isEmpty)
        for element in 0..<100 { queue.enqueue(element) }
        XCTAssertEqual(queue.peek(), 0)
        XCTAssertEqual(queue.dequeue(), 0)
        for element in 100..<150 { queue.enqueue(element) }
        XCTAssertEqual(queue.count, 149)
        var seen: [Int] = []
        for element in queue { seen.append(element) }
        XCTAssertEqual(seen, Array(1..<150))
        while let element = queue.dequeue() { XCTAssertEqual(element, seen.removeFirst()) }
        XCTAssertEqual(queue.count, 0)
    }

    func testQueue_releasesRemovedElements() {
        final class Load {}
        var queue = Queue<Load>(capacity: 1)
        weak var first: Load?
        weak var second: Load?
        do {
            let (a, b) = (Load(), Load())
            (first, second) = (a, b)
            queue.enqueue(a)
            queue.enqueue(b)
        }
        _ = queue.dequeue()
        XCTAssertNil(first)
        XCTAssertNotNil(second)
        queue.removeAll()
        XCTAssertNil(second)
    }

    func testQueuesByPriority() {
        var queue = PriorityQueue<(rank: Int, name: String)>(
            hasHigherPriority: { $0.rank < $1.rank }, isEqual: { $0.name == $1.name })
        XCTAssertNil(queue.peek())
        for (rank, name) in [(3, "c"), (1, "a"), (2, "b"), (1, "later"), (9, "gone")] { queue.enqueue((rank, name)) }
        queue.remove((0, "gone"))
        XCTAssertEqual(queue.peek()?.name, "a")
        var names: [String] = []
        while let element = queue.dequeue() { names.append(element.name) }
        XCTAssertEqual(names, ["a", "later", "b", "c"])
        XCTAssertTrue(queue.isEmpty)
    }

    func testBags() {
        var bag = Bag<Disposable>()
        var disposed: [Int] = []
        let keys = (0..<40).map { number in bag.insert(Disposables.create { disposed.append(number) }) }
        XCTAssertEqual(bag.count, 40)
        XCTAssertNotNil(bag.removeKey(keys[1]))
        XCTAssertNil(bag.removeKey(keys[1]))
        XCTAssertEqual("\(bag)", "39 elements in Bag")
        disposeAll(in: bag)
        XCTAssertEqual(disposed, [0] + Array(2..<40))
        bag.removeAll()
        XCTAssertEqual(bag.count, 0)
        var heard: [String] = []
        var listeners = Bag<(Event<Int>) -> Void>()
        _ = listeners.insert { heard.append("a\($0)") }
        _ = listeners.insert { heard.append("b\($0)") }
        dispatch(listeners, .next(1))
        XCTAssertEqual(heard, ["anext(1)", "bnext(1)"])
    }

    func testEndlessSequences() {
        XCTAssertEqual(Array(InfiniteSequence(repeatedValue: 1).prefix(3)), [1, 1, 1])
    }
}
