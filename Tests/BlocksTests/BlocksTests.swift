import Blocks
import Foundation
import XCTest

/// The allocator behind malloc in release builds, called by its own name.
final class BlocksTests: XCTestCase {
    private let megabyte = 1 << 20

    func testBlocksAreAlignedAndTheirOwn() {
        var blocks: [(memory: UnsafeMutableRawPointer, size: Int, mark: UInt8)] = []
        for size in 0...Int(BLOCKS_LARGEST) {
            let memory = blocks_make(size)!
            XCTAssertEqual(blocks_owns(memory), 1)
            XCTAssertEqual(Int(bitPattern: memory) % 16, 0)
            XCTAssertGreaterThanOrEqual(blocks_size(memory), size)
            let mark = UInt8(truncatingIfNeeded: size)
            memset(memory, Int32(mark), size)
            blocks.append((memory, size, mark))
        }
        for block in blocks {
            let bytes = UnsafeRawBufferPointer(start: block.memory, count: block.size)
            XCTAssertTrue(bytes.allSatisfy { $0 == block.mark }, "\(block.size) bytes")
        }
        for block in blocks { blocks_free(block.memory) }
    }

    func testOtherMemoryIsNotOurs() {
        let memory = malloc(100)
        XCTAssertEqual(blocks_owns(memory), 0)
        free(memory)
        var local = 0
        XCTAssertEqual(blocks_owns(&local), 0)
    }

    func testFreedBlocksAreUsedAgain() {
        let blocks = (0..<10_000).map { _ in blocks_make(48)! }
        let before = blocks_resident()
        for block in blocks { blocks_free(block) }
        var live = (0..<1000).map { _ in blocks_make(48)! }
        for round in 0..<500_000 {
            let index = (round &* 7919) % live.count
            blocks_free(live[index])
            live[index] = blocks_make(48)!
        }
        XCTAssertLessThanOrEqual(blocks_resident(), before)
        for block in live { blocks_free(block) }
    }

    func testEmptySpansServeOtherSizesAndGoBack() {
        func fill(_ size: Int) -> [UnsafeMutableRawPointer] {
            (0..<(64 * megabyte / size)).map { _ in blocks_make(size)! }
        }
        for block in fill(64) { blocks_free(block) }
        let kept = blocks_resident()
        XCTAssertLessThan(kept, 24 * megabyte)
        let large = fill(512)
        XCTAssertLessThan(blocks_resident(), kept + 66 * megabyte)
        for block in large { blocks_free(block) }
        XCTAssertLessThan(blocks_resident(), 24 * megabyte)
    }

    /// One thread makes, another frees: what comes back is used again.
    func testBlocksMayBeFreedByAnotherThread() {
        let before = blocks_resident()
        for round in 0..<40 {
            let blocks = (0..<20_000).map { index -> UInt in
                let memory = blocks_make(96)!
                memory.storeBytes(of: index &+ round, as: Int.self)
                return UInt(bitPattern: memory)
            }
            onThread {
                for (index, address) in blocks.enumerated() {
                    let memory = UnsafeMutableRawPointer(bitPattern: address)!
                    XCTAssertEqual(memory.load(as: Int.self), index &+ round)
                    blocks_free(memory)
                }
            }
        }
        // Two megabytes a round.
        XCTAssertLessThan(blocks_resident(), before + 8 * megabyte)
    }

    /// A thread's heap goes to the next thread with all that outlived it.
    func testHeapsOutliveTheirThreads() {
        let before = blocks_resident()
        for round in 0..<40 {
            var made: [UInt] = []
            onThread {
                made = (0..<20_000).map { _ in
                    let memory = blocks_make(80)!
                    memory.storeBytes(of: round, as: Int.self)
                    return UInt(bitPattern: memory)
                }
            }
            for address in made {
                let memory = UnsafeMutableRawPointer(bitPattern: address)!
                XCTAssertEqual(memory.load(as: Int.self), round)
                blocks_free(memory)
            }
        }
        XCTAssertLessThan(blocks_resident(), before + 8 * megabyte)
    }

    /// Threads that make, hand over and free at the same time; what a block holds is nobody else's.
    func testManyThreadsAtOnce() {
        final class Table: @unchecked Sendable {
            let lock = NSLock()
            var slots = [UInt](repeating: 0, count: 512)
            func swap(_ index: Int, _ new: UInt) -> UInt {
                lock.lock()
                defer { lock.unlock() }
                let old = slots[index]
                slots[index] = new
                return old
            }
        }
        let table = Table()
        let done = DispatchSemaphore(value: 0)
        for number in 0..<4 {
            let thread = Thread {
                var state = UInt64(number + 1)
                for _ in 0..<100_000 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let size = Int(state >> 33) % 1009 + 16
                    let memory = blocks_make(size)!
                    memory.storeBytes(of: UInt(bitPattern: memory), as: UInt.self)
                    let old = table.swap(Int(state >> 20) % 512, UInt(bitPattern: memory))
                    guard let other = UnsafeMutableRawPointer(bitPattern: old) else { continue }
                    XCTAssertEqual(other.load(as: UInt.self), old)
                    blocks_free(other)
                }
                done.signal()
            }
            thread.start()
        }
        for _ in 0..<4 { done.wait() }
        for slot in table.slots { UnsafeMutableRawPointer(bitPattern: slot).map(blocks_free) }
        XCTAssertLessThan(blocks_resident(), 64 * megabyte)
    }

    /// What `objects.c` knows of Swift's objects: another runtime may count in another way.
    func testObjectsBeginAsTheirHeadSays() {
        final class Probe {}
        let probe = Probe()
        let head = Unmanaged.passUnretained(probe).toOpaque().assumingMemoryBound(to: object_head.self)
        withExtendedLifetime(probe) {
            XCTAssertEqual(head.pointee.type, UnsafeRawPointer(unsafeBitCast(Probe.self, to: OpaquePointer.self)))
            let before = head.pointee.counts
            XCTAssertEqual(before % OBJECT_REFERENCE, OBJECT_NEW)
            let more = (0..<5).map { _ in Unmanaged.passRetained(probe) }
            XCTAssertEqual(head.pointee.counts, before + 5 * OBJECT_REFERENCE)
            more.forEach { $0.release() }
            XCTAssertEqual(head.pointee.counts, before)
            weak let elsewhere = probe
            XCTAssertNotNil(elsewhere)
            XCTAssertLessThan(head.pointee.counts, 0)
        }
        let empty = unsafeBitCast([] as [Probe], to: UnsafePointer<object_head>.self)
        XCTAssertLessThan(empty.pointee.counts, OBJECT_REFERENCE)
        XCTAssertEqual(Int32(truncatingIfNeeded: empty.pointee.counts), OBJECT_FOREVER)
    }

    /// An object goes as the runtime would let it go: what its type says runs, and it is counted as going while that runs.
    func testObjectsEndAsTheirTypeSays() {
        final class Report { var counts: [Int64] = [] }
        final class Probe {
            let report: Report
            init(_ report: Report) { self.report = report }
            deinit {
                let head = Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: object_head.self)
                report.counts.append(head.pointee.counts % OBJECT_REFERENCE)
            }
        }
        let report = Report()
        do { _ = Probe(report) }
        XCTAssertEqual(report.counts, [OBJECT_GOING])
        let head = Unmanaged.passRetained(Probe(report)).toOpaque().assumingMemoryBound(to: object_head.self)
        XCTAssertEqual(head.pointee.counts, OBJECT_NEW)
        head.pointee.counts = OBJECT_GOING
        object_go(head)
        XCTAssertEqual(report.counts, [OBJECT_GOING, OBJECT_GOING])
    }

    private func onThread(_ body: @escaping () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.start()
        done.wait()
        while !thread.isFinished { usleep(100) }
    }
}
