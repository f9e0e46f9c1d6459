import Synchronization

/// The subscribers of a subject, in order of subscription. There is one exception, as in RxSwift: after the first
/// subscriber has left, the next new subscriber takes its place.
///
/// A delivery takes no lock and retains no object: it pins the audience, reads the current row and calls the receivers
/// in this snapshot. A subscriber that is added meanwhile has an index beyond the count that was read; a subscriber
/// that is removed meanwhile causes a copy of the row. Rows and receivers that a delivery may still use are retired and
/// freed when no pin is left.
final class ObserverList<Element>: SeatOwner {
    private let pinCount = Atomic<Int>(0)
    private let currentRowPointer = Atomic<UnsafeMutableRawPointer?>(nil)
    private let hasRetiredRows = Atomic<Bool>(false)
    private let lock = Lock()
    #if DEBUG
        private let overlap = ConcurrentSendDetector()
    #endif
    // The rows that were replaced and may still be in use. This field and the next ones are guarded by the lock.
    private var retiredRows: [AnyObject] = []
    private var liveCount = 0
    private var lastNumber = 0
    /// The number of the observer that has the first place; 0 if there is none.
    private var firstNumber = 0
    private var isClosed = false

    override init() { SingleThreaded.prepareFlag() }

    /// Frees the subscribers. It is called when the owner is freed, because seats retain the audience, which may
    /// therefore live on.
    func freeSubscribers() {
        guard let row = currentRowPointer.exchange(nil, ordering: .sequentiallyConsistent) else { return }
        var last: ReceiverRow? = ReceiverRow.of(row).takeRetainedValue()
        IterativeRelease.release(last) { last = nil }
    }

    var isEmpty: Bool { lock.withLock { liveCount == 0 } }

    // MARK: Adding and removing

    /// Adds a receiver and returns its number, for `seat` or `takeSeat`.
    func add(_ receiver: Receiver<Element>) -> Int {
        lock.withLock {
            lastNumber += 1
            liveCount += 1
            let old = currentRow
            if firstNumber == 0 {
                firstNumber = lastNumber
                if liveCount > 1 {
                    replaceRow(
                        old, by: ReceiverRow(capacity: liveCount * 2, copying: old, behind: receiver, lastNumber))
                    return lastNumber
                }
            }
            if let old, old.append(receiver, lastNumber) { return lastNumber }
            let row = ReceiverRow(capacity: liveCount * 2, copying: old)
            _ = row.append(receiver, lastNumber)
            replaceRow(old, by: row)
            return lastNumber
        }
    }

    // The callers of `add` hold a lock of their own; the next two functions are called after its release, and free the
    // rows that were replaced.

    /// Returns the subscription of a receiver that was added.
    func seat(_ number: Int) -> Seat {
        freeRetiredRows()
        return Seat(self, number)
    }

    /// Stores the number of a seat in the receiver and returns the subscription that the receiver stores as well.
    func takeSeat(_ number: Int, for receiver: Receiver<Element>) -> AnySubscription {
        guard let stored = UInt32(exactly: number) else { return seat(number) }
        freeRetiredRows()
        receiver.seatNumber = stored
        return self
    }

    override func remove(_ number: Int) {
        // The object is freed outside of the lock, because its `deinit` may run code of a program.
        var freed: AnyObject?
        lock.withLock {
            if isClosed {
                liveCount -= 1
                return
            }
            guard let row = currentRow, let index = row.index(of: number) else { return }
            liveCount -= 1
            if number == firstNumber { firstNumber = 0 }
            let isSeen = pinCount.load(ordering: .sequentiallyConsistent) > 0 && !row.isCreatedDuringDelivery
            if !isSeen, row.count.load(ordering: .relaxed) < liveCount * 2 + 16 {
                let receiver = row.emptySlot(index)
                if pinCount.load(ordering: .sequentiallyConsistent) == 0 {
                    // No delivery reads the row now, and a delivery that begins now does not find the receiver.
                    freed = receiver
                    if liveCount == 0 { row.clear() }
                } else {
                    retiredRows.append(receiver)
                    hasRetiredRows.store(true, ordering: .relaxed)
                }
            } else {
                let copy = ReceiverRow(capacity: liveCount + 8, copying: row, except: number)
                copy.isCreatedDuringDelivery = pinCount.load(ordering: .relaxed) > 0
                replaceRow(row, by: copy)
            }
        }
        withExtendedLifetime(freed) {}
        freeRetiredRows()
    }

    override func contains(_ number: Int) -> Bool {
        lock.withLock { currentRow?.index(of: number) != nil }
    }

    private var currentRow: ReceiverRow? {
        guard let pointer = currentRowPointer.load(ordering: .relaxed) else { return nil }
        return Unmanaged<ReceiverRow>.fromOpaque(pointer).takeUnretainedValue()
    }

    private func replaceRow(_ old: ReceiverRow?, by row: ReceiverRow?) {
        currentRowPointer.store(
            row.map { UnsafeMutableRawPointer(Unmanaged.passRetained($0).toOpaque()) },
            ordering: .sequentiallyConsistent)
        guard let old else { return }
        // The list of retired rows takes over the reference that `currentRowPointer` held.
        retiredRows.append(Unmanaged.passUnretained(old).takeRetainedValue())
        hasRetiredRows.store(true, ordering: .relaxed)
    }

    // MARK: Delivery

    /// Returns a row that does not change until `unpinRow`.
    @inline(__always) func pinCurrentRow() -> UnsafeMutableRawPointer? {
        pinCount.addAndReturnOld(1)
        return currentRowPointer.load(ordering: .acquiring)
    }

    /// Pins the current row, and then removes all subscribers from the audience.
    func pinAndClearRow() -> UnsafeMutableRawPointer? {
        pinCount.addAndReturnOld(1)
        return lock.withLock {
            let row = currentRowPointer.load(ordering: .relaxed)
            liveCount = 0
            firstNumber = 0
            isClosed = false
            replaceRow(currentRow, by: nil)
            return row
        }
    }

    /// Pins the current row and closes the audience. Its subscribers still count until they leave.
    func pinAndCloseRow() -> UnsafeMutableRawPointer? {
        pinCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
        return lock.withLock {
            let row = currentRowPointer.load(ordering: .relaxed)
            isClosed = true
            replaceRow(currentRow, by: nil)
            return row
        }
    }

    @inline(__always) func unpinRow() {
        let left = pinCount.addAndReturnOld(-1)
        if left == 0, hasRetiredRows.load(ordering: .relaxed) { freeRetiredRows() }
    }

    /// Removes all subscribers.
    func clear() {
        _ = pinAndClearRow()
        unpinRow()
    }

    @inline(__always) func send(_ element: Element) {
        deliver(element, to: pinCurrentRow())
        unpinRow()
    }

    @inline(__always) func deliver(_ element: Element, to row: UnsafeMutableRawPointer?) {
        guard let row, !NativeStack.isUsedUp else { return }
        #if DEBUG
            overlap.begin("a subject of \(Element.self)")
            defer { overlap.end() }
        #endif
        World.countEmission()
        reportNestedSend()
        ReceiverRow.of(row)._withUnsafeGuaranteedRef { row in
            let count = row.count.load(ordering: .acquiring)
            let receivers = row.receivers
            var index = 0
            while index < count {
                if let receiver = receivers[index].load(ordering: .acquiring) {
                    Unmanaged<Receiver<Element>>.fromOpaque(receiver)._withUnsafeGuaranteedRef { $0.onNext(element) }
                }
                index &+= 1
            }
        }
    }

    func deliverStop(_ ending: Ending, to pinned: UnsafeMutableRawPointer?) {
        guard let pinned, !NativeStack.isUsedUp else { return }
        reportNestedSend()
        let row = ReceiverRow.of(pinned).takeUnretainedValue()
        for index in 0..<row.count.load(ordering: .acquiring) {
            guard let pointer = row.receivers[index].load(ordering: .acquiring) else { continue }
            let receiver = Unmanaged<Receiver<Element>>.fromOpaque(pointer).takeUnretainedValue()
            ending.send(receiver)
        }
    }

    /// Each delivery has one pin, so if there are several, deliveries are nested.
    @inline(__always) private func reportNestedSend() {
        if pinCount.load(ordering: .relaxed) > 1 { World.reportNestedSend() }
    }

    @inline(never) private func freeRetiredRows() {
        if !hasRetiredRows.load(ordering: .relaxed) { return }
        let retired: [AnyObject] = lock.withLock {
            if self.retiredRows.isEmpty || pinCount.load(ordering: .sequentiallyConsistent) != 0 { return [] }
            hasRetiredRows.store(false, ordering: .relaxed)
            currentRow?.isCreatedDuringDelivery = false
            defer { self.retiredRows = [] }
            return self.retiredRows
        }
        // Retired objects are released outside of the lock, because their `deinit`s may run code of a program.
        withExtendedLifetime(retired) {}
    }
}

/// The part of an audience that a seat uses. It is not generic, so that subscribing needs no type metadata.
class SeatOwner: AnySubscription {
    func remove(_ number: Int) { fatalError("abstract") }
    func contains(_ number: Int) -> Bool { fatalError("abstract") }

    final override func end(of subscriber: Subscriber) { remove(Int(subscriber.seatNumber)) }

    /// Returns an object that ends the subscription of a seat and retains nothing.
    final func unretained(of number: Int) -> Cancelable {
        UnretainedDisposables.UnretainedPart(of: self, hasEnded: { !$0.contains(number) }, end: { $0.remove(number) })
    }
}

/// The registration of one subscriber in an audience. Disposing it removes the receiver.
final class Seat: DisposeBase, Cancelable, UnretainedSubscription {
    /// The reference is strong: a weak reference would cost as much as the rest of a subscription to a subject.
    private let seatOwner: SeatOwner
    private let seatNumber: Int
    private let hasLeft = Atomic<Bool>(false)

    fileprivate init(_ seatOwner: SeatOwner, _ seatNumber: Int) {
        self.seatOwner = seatOwner
        self.seatNumber = seatNumber
    }

    var isDisposed: Bool { hasLeft.load(ordering: .relaxed) }

    var unretained: Cancelable? { seatOwner.unretained(of: seatNumber) }

    override func dispose() {
        if hasLeft.exchange(true, ordering: .acquiringAndReleasing) { return }
        seatOwner.remove(seatNumber)
    }
}

/// An array of receivers. Its slots are only appended or emptied; other changes copy the row. It is not generic, so
/// that a delivery looks up no type metadata.
private final class ReceiverRow {
    let count = Atomic<Int>(0)
    let receivers: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>
    private let seatNumbers: UnsafeMutablePointer<Int>
    private let capacity: Int
    /// True if the row was created during a delivery, which therefore does not read it.
    var isCreatedDuringDelivery = false

    static func of(_ pointer: UnsafeMutableRawPointer) -> Unmanaged<ReceiverRow> { .fromOpaque(pointer) }

    init(capacity: Int, copying other: ReceiverRow?, except number: Int = 0) {
        self.capacity = Swift.max(capacity, 1)
        receivers = .memory(for: self.capacity)
        seatNumbers = .memory(for: self.capacity)
        copyReceivers(other, except: number)
    }

    private func copyReceivers(_ other: ReceiverRow?, except number: Int) {
        guard let other else { return }
        for index in 0..<other.count.load(ordering: .relaxed) where other.seatNumbers[index] != number {
            if let pointer = other.receivers[index].load(ordering: .relaxed) {
                let receiver = Unmanaged<Subscriber>.fromOpaque(pointer).takeUnretainedValue()
                _ = append(receiver, other.seatNumbers[index])
            }
        }
    }

    /// Creates a copy of a row with a new receiver at the start.
    convenience init(capacity: Int, copying other: ReceiverRow?, behind receiver: Subscriber, _ number: Int) {
        self.init(capacity: capacity, copying: nil)
        _ = append(receiver, number)
        copyReceivers(other, except: 0)
    }

    deinit {
        for index in 0..<count.load(ordering: .relaxed) {
            if let pointer = receivers[index].load(ordering: .relaxed) {
                Unmanaged<Subscriber>.fromOpaque(pointer).release()
            }
        }
        receivers.deallocateStorage()
        seatNumbers.deallocateStorage()
    }

    /// Appends a receiver. Returns false if the row is full.
    func append(_ receiver: Subscriber, _ number: Int) -> Bool {
        let count = self.count.load(ordering: .relaxed)
        if count == capacity { return false }
        seatNumbers[count] = number
        // Slots beyond the count are not initialised, so that their memory is not touched.
        (receivers + count).initialize(to: Atomic(Unmanaged.passRetained(receiver).toOpaque()))
        self.count.store(count + 1, ordering: .releasing)
        return true
    }

    /// Empties a slot and returns its receiver.
    func emptySlot(_ index: Int) -> AnyObject {
        let pointer = receivers[index].exchange(nil, ordering: .sequentiallyConsistent).unsafelyUnwrapped
        return Unmanaged<Subscriber>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Removes all slots, which must be empty, so that later receivers use their space.
    func clear() { count.store(0, ordering: .releasing) }

    /// Finds a number by binary search. Numbers only grow, so all slots but the first are sorted.
    func index(of number: Int) -> Int? {
        let end = count.load(ordering: .relaxed)
        if end > 0, seatNumbers[0] == number { return receivers[0].load(ordering: .relaxed) == nil ? nil : 0 }
        var low = 1
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if seatNumbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        guard low < end, seatNumbers[low] == number, receivers[low].load(ordering: .relaxed) != nil else { return nil }
        return low
    }
}
