import Foundation
import Platform

/// A scheduler whose clock moves only when it is told to: what is scheduled runs in order of time, then of scheduling.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    public typealias VirtualTime = Converter.VirtualTimeUnit
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    @exclusivity(unchecked) private var time: VirtualTime { didSet { knownNow = nil } }
    /// The clock in nanoseconds, once it has been asked for.
    @exclusivity(unchecked) private var knownNow: Int?
    private let queue: VirtualQueue
    @exclusivity(unchecked) private var isRunning = false
    private let home = ThreadMark()
    // Kept, since looking up a type with arguments takes longer than making an object of it.
    private let itemType = VirtualItem<VirtualTime>.self
    private let alarmType = VirtualAlarm<VirtualTime>.self

    /// A clock that stands at a time.
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

    /// The clock as real time.
    public var now: RxTime {
        @_specialize(where Converter == HistoricalSchedulerTimeConverter)
        get { converter.convertFromVirtualTime(time) }
    }

    /// The clock.
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

    /// Runs an action some virtual span from now.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let due = converter.offsetVirtualTime(time, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: due, action: action)
    }

    /// Runs an action at a virtual time; one in the past means as soon as possible.
    @_specialize(kind:partial,where Converter == HistoricalSchedulerTimeConverter)
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        home.ensureIsHere()
        // The state is the closure's: an item that held it would be of a type to look up for each kind of state.
        let item = itemType.init(time: time) { action(state) }
        insert(item)
        return item as VirtualEntry
    }

    /// Changes the time at which relative work is due; for subclasses.
    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs until nothing is left or `stop` is called.
    public func start() {
        if isRunning { return }
        home.ensureIsHere()
        isRunning = true
        run(until: nil)
        isRunning = false
    }

    /// Runs what is due up to a time, and sets the clock to it.
    public func advanceTo(_ virtualTime: VirtualTime) {
        home.ensureIsHere()
        if isRunning { return Misuse.report("Scheduler is already running") }
        isRunning = true
        run(until: virtualTime)
        time = virtualTime
        isRunning = false
    }

    /// Moves the clock and runs nothing.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        home.ensureIsHere()
        let later = converter.offsetVirtualTime(time, offset: virtualInterval)
        if converter.compareVirtualTime(later, time) == .lessThan { return Misuse.report("Can't sleep to past.") }
        time = later
    }

    /// Ends `start` after what runs now.
    public func stop() {
        home.ensureIsHere()
        isRunning = false
    }

    // What each event passes through is compiled for dates by itself: asking a converter of an unknown kind costs more
    // than all the rest.
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
            item.fire()
        }
    }
}

extension VirtualTimeScheduler: AlarmScheduler {
    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    func arm(_ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> AlarmTicket? {
        let seconds = delay.seconds
        if !seconds.isFinite {
            let never = alarmType.init(time: time, handler: handler, number: number)
            never.forget()
            return never
        }
        home.ensureIsHere()
        let item = alarmType.init(time: time(after: seconds), handler: handler, number: number)
        insert(item)
        return item
    }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    func rearm(_ ticket: AlarmTicket, _ handler: AlarmHandler, _ number: Int, after delay: RxTimeInterval) -> Bool {
        let item = unsafeDowncast(ticket, to: VirtualAlarm<VirtualTime>.self)
        let seconds = delay.seconds
        let isSpent = item.isSpent
        guard isSpent || item.isWaiting && queue.canPostpone, seconds.isFinite else { return false }
        home.ensureIsHere()
        let due = time(after: seconds)
        if isSpent {
            item.renew(time: due, handler, number)
            insert(item)
            return true
        }
        if !queue.postpone(item, rank: rank(of: due)) { return false }
        item.renew(time: due, handler, number)
        return true
    }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func time(after seconds: Double) -> VirtualTime {
        adjustScheduledTime(converter.convertToVirtualTime(now.addingTimeInterval(seconds)))
    }
}

extension VirtualTimeScheduler: NanosecondClock {
    var nanosecondNow: Int { knownNow ?? readNow() }

    @_specialize(where Converter == HistoricalSchedulerTimeConverter)
    private func readNow() -> Int {
        let nanoseconds = converter.convertFromVirtualTime(time).nanoseconds
        knownNow = nanoseconds
        return nanoseconds
    }

    // The clock stands still between two due times: alarms need no tolerance.
    var slack: Int { 0 }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The times at which something is due.
    public var debugDescription: String { "\(dueTimes)" }

    package var dueTimes: [VirtualTime] {
        queue.entries.map { unsafeDowncast($0, to: AnyVirtualItem<VirtualTime>.self).time }
    }
}

/// Remembers where something was made: a thread, or in a world an executor.
private struct ThreadMark {
    private let thread = SystemThread.current
    private let world: Int
    private let executor: Int

    init() {
        world = World.current?.number ?? 0
        executor = World.current?.currentExecutor.number ?? 0
    }

    func ensureIsHere() {
        if let current = World.current, current.number == world {
            // Executors pass from thread to thread; the executor is what a program means.
            if current.holdsLock, current.currentExecutor.number == executor { return }
        } else if world != 0 || thread == SystemThread.current {
            return
        }
        Misuse.report("Executing on the wrong thread. Please ensure all work on the same thread.")
    }
}

/// Something due on a virtual clock with times of some type.
class AnyVirtualItem<Time>: VirtualEntry {
    @exclusivity(unchecked) final var time: Time

    init(time: Time) { self.time = time }
}

/// An action on a virtual clock. Not final, so that a kept metatype is used as it was kept and not looked up again.
private class VirtualItem<Time>: AnyVirtualItem<Time> {
    @exclusivity(unchecked) private final var work: (() -> Disposable)?
    @exclusivity(unchecked) private final var result: Disposable?

    required init(time: Time, work: @escaping () -> Disposable) {
        self.work = work
        super.init(time: time)
    }

    final override func fire() {
        guard let work = work.take() else { return }
        let result = work()
        if isDisposed { result.dispose() } else { self.result = result }
    }

    final override func forget() {
        work = nil
        result.take()?.dispose()
    }
}
