import Foundation
import Platform

/// A scheduler whose clock moves only when a method of it is called. Items run in the order of their times; if these
/// are equal, in the order of scheduling.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    public typealias VirtualTime = Converter.VirtualTimeUnit
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private var time: VirtualTime { didSet { cachedNow = nil } }
    /// The time of the clock in nanoseconds, which is stored after it was first read.
    private var cachedNow: Int?
    private let queue: VirtualQueue
    private var isRunning = false
    private let creationContext = ThreadContext()
    // The type is stored, because looking up a generic type takes longer than creating an object of it.
    private let itemType = VirtualItem<VirtualTime>.self
    private let alarmType = VirtualAlarm<VirtualTime>.self

    /// Creates a clock at the given time.
    public init(initialClock: VirtualTime, converter: Converter) {
        time = initialClock
        self.converter = converter
        let isReal = converter is HistoricalSchedulerTimeConverter
        queue = VirtualQueue(
            isEarlier: isReal
                ? nil
                : { first, second in
                    let first = unsafeDowncast(first, to: AnyVirtualItem<VirtualTime>.self)
                    let second = unsafeDowncast(second, to: AnyVirtualItem<VirtualTime>.self)
                    return converter.compareVirtualTime(first.time, second.time) == .lessThan
                })
        Resources.incrementTotal()
    }

    deinit {
        queue.removeAll()
        Resources.decrementTotal()
    }

    /// The clock as a real time.
    public var now: RxTime {
        @_specialize(where Converter == HistoricalSchedulerTimeConverter)
        get { converter.convertFromVirtualTime(time) }
    }

    /// The clock in virtual time.
    public var clock: VirtualTime { time }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    @_specialize(kind:partial,where Converter == HistoricalSchedulerTimeConverter)
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let seconds = dueTime.seconds
        guard seconds.isFinite else { return Disposables.create() }
        return scheduleAbsoluteVirtual(state, time: time(after: seconds), action: action)
    }

    /// Runs an action after a virtual interval.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let due = converter.offsetVirtualTime(time, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: due, action: action)
    }

    /// Runs an action at a virtual time; a time in the past means at once.
    @_specialize(kind:partial,where Converter == HistoricalSchedulerTimeConverter)
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        creationContext.requireSameThread()
        // The closure captures the state. An item that stored the state would have a generic type, which would be
        // looked up for each type of state.
        let item = itemType.init(time: time) { action(state) }
        insert(item)
        return item as VirtualQueueItem
    }

    /// Returns the time at which relative work is due. Subclasses may override it.
    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs all items until the queue is empty or `stop` is called.
    public func start() {
        if isRunning { return }
        creationContext.requireSameThread()
        isRunning = true
        run(until: nil)
        isRunning = false
    }

    /// Runs all items that are due up to a time, and then sets the clock to it.
    public func advanceTo(_ virtualTime: VirtualTime) {
        creationContext.requireSameThread()
        if isRunning { return MisuseReport.report("Scheduler is already running") }
        isRunning = true
        run(until: virtualTime)
        time = virtualTime
        isRunning = false
    }

    /// Moves the clock without running any items.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        creationContext.requireSameThread()
        let later = converter.offsetVirtualTime(time, offset: virtualInterval)
        if converter.compareVirtualTime(later, time) == .lessThan { return MisuseReport.report("Can't sleep to past.") }
        time = later
    }

    /// Ends `start` after the current item.
    public func stop() {
        creationContext.requireSameThread()
        isRunning = false
    }

    // The function is specialised for dates, because for each event the calls of an unspecialised converter cost more
    // than the rest of the function.
    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func insert(_ item: AnyVirtualItem<VirtualTime>) {
        queue.insert(item, rank: rank(of: item.time))
    }

    @inline(__always) private func rank(of time: VirtualTime) -> Double {
        converter.convertFromVirtualTime(time).timeIntervalSinceReferenceDate
    }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func run(until end: VirtualTime?) {
        while isRunning, !Brake.isOn, queue.hasFirst {
            if let end {
                let due = unsafeDowncast(queue.first, to: AnyVirtualItem<VirtualTime>.self).time
                if converter.compareVirtualTime(due, end) == .greaterThan { break }
            }
            let item = unsafeDowncast(queue.removeFirst(), to: AnyVirtualItem<VirtualTime>.self)
            if converter.compareVirtualTime(item.time, time) == .greaterThan { time = item.time }
            item.fireAlarm()
        }
    }
}

extension VirtualTimeScheduler: AlarmScheduler {
    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    func armAlarm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket? {
        let seconds = delay.seconds
        if !seconds.isFinite {
            let never = alarmType.init(time: time, handler: handler, alarmNumber: number)
            never.releaseHandler()
            return never
        }
        creationContext.requireSameThread()
        let item = alarmType.init(time: time(after: seconds), handler: handler, alarmNumber: number)
        insert(item)
        return item
    }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    func rearmAlarm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool
    {
        let item = unsafeDowncast(ticket, to: VirtualAlarm<VirtualTime>.self)
        let seconds = delay.seconds
        let isSpent = item.isSpent
        guard isSpent || item.isWaiting && queue.canPostpone, seconds.isFinite else { return false }
        creationContext.requireSameThread()
        let due = time(after: seconds)
        if isSpent {
            item.rearmIfSpent(time: due, handler, number)
            insert(item)
            return true
        }
        if !queue.postpone(item, rank: rank(of: due)) { return false }
        item.rearmIfSpent(time: due, handler, number)
        return true
    }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func time(after seconds: Double) -> VirtualTime {
        adjustScheduledTime(converter.convertToVirtualTime(now.addingTimeInterval(seconds)))
    }
}

extension VirtualTimeScheduler: NanosecondClock {
    var nanosecondNow: Int { cachedNow ?? convertedNow() }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func convertedNow() -> Int {
        let nanoseconds = converter.convertFromVirtualTime(time).nanoseconds
        cachedNow = nanoseconds
        return nanoseconds
    }

    // The clock does not move between two due times, so alarms need no tolerance.
    var timerTolerance: Int { 0 }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// A text that lists the due times of the scheduled items.
    public var debugDescription: String { "\(dueTimes)" }

    package var dueTimes: [VirtualTime] {
        queue.entries.map { unsafeDowncast($0, to: AnyVirtualItem<VirtualTime>.self).time }
    }
}

/// Stores the thread on which an object was created; in a world, the executor.
private struct ThreadContext {
    private let thread = SystemThread.currentIdentity
    private let world: Int
    private let executor: Int

    init() {
        world = World.current?.number ?? 0
        executor = World.current?.currentExecutor.number ?? 0
    }

    func requireSameThread() {
        if let current = World.current, current.number == world {
            // An executor may change its thread; for programs, the executor counts.
            if current.holdsLock, current.currentExecutor.number == executor { return }
        } else if world != 0 || thread == SystemThread.currentIdentity {
            return
        }
        MisuseReport.report("Executing on the wrong thread. Please ensure all work on the same thread.")
    }
}

/// An item on a virtual clock with times of one type.
class AnyVirtualItem<Time>: VirtualQueueItem {
    final var time: Time

    init(time: Time) { self.time = time }
}

/// An action on a virtual clock. The class is not final, so that a stored metatype is used directly and not looked up
/// again.
private class VirtualItem<Time>: AnyVirtualItem<Time> {
    private final var work: (() -> Disposable)?
    private final var result: Disposable?

    required init(time: Time, work: @escaping () -> Disposable) {
        self.work = work
        super.init(time: time)
    }

    final override func fireAlarm() {
        guard let work = work.takeValue() else { return }
        let result = work()
        if isDisposed { result.dispose() } else { self.result = result }
    }

    final override func releaseHandler() {
        work = nil
        result.takeValue()?.dispose()
    }
}
