import Rill
import Runtime
import Timeline

/// A watch: the session's subscription to an observable that is the whole entry.
package final class Watch {
    package let lane: Timeline.Lane.ID
    private let recorded: Timeline.Lane?
    /// The number of earlier events on the lane, since a label may be watched twice.
    private let shownBefore: Int
    /// The lane's name.
    package let name: String
    /// The variable with the value: `$R3`.
    package let result: String
    /// Advice if the program can send events to it: `a PublishSubject, send with taps.onNext("...")`.
    let advice: String?
    var subscription: Disposable?
    /// The number of the subscription in the session.
    var number = 0
    /// True until it ends.
    package var isLive = true
    /// True if the watch was ended by its time limit.
    package var wasCut = false
    /// The number of events since it began, without subscriptions.
    var events: Int { (recorded?.signals ?? 0) - shownBefore }
    /// Ends the watch after its own time limit.
    var alarm: WorldItem?

    init(lane: Timeline.Lane.ID, of recording: Recording, name: String, result: String, advice: String?) {
        self.lane = lane
        recorded = recording.lane(lane)
        shownBefore = recorded?.signals ?? 0
        self.name = recorded?.name ?? name
        self.result = result
        self.advice = advice
    }

    /// Marks the watch as ended.
    func close() {
        isLive = false
        alarm?.cancel()
        alarm = nil
    }
}

/// A subscription made by the program's code, watched or not; active until its source ends or it is disposed.
package final class OwnSubscription {
    /// The entry that made it.
    package let entry: Int
    /// Its lane; nil if an operator or library code made it.
    package let lane: Timeline.Lane?
    /// The lane that was subscribing or delivering then.
    package let outer: Timeline.Lane?
    /// The variable that stores it, or `$R3`.
    let variable: String?
    let subscription: World.Subscription

    init(
        entry: Int, lane: Timeline.Lane?, outer: Timeline.Lane?, variable: String?, _ subscription: World.Subscription
    ) {
        (self.entry, self.lane, self.outer) = (entry, lane, outer)
        (self.variable, self.subscription) = (variable, subscription)
    }

    /// The name for `:watch off` in saved sessions: `subscription 3`, numbered as in the world.
    var handle: String { "subscription \(subscription.number)" }

    var isLive: Bool { subscription.isLive }
    /// True if an active lane made it for itself, and ends it.
    var isPart: Bool { lane == nil && variable == nil && outer?.isLive ?? false }
    /// The name in messages: that of its lane, of its variable, of the lane that made it, or its entry.
    package var name: String {
        lane?.name ?? variable ?? outer.map { "a subscription inside \($0.name)" } ?? "a subscription of entry \(entry)"
    }

    func isCalled(_ name: String) -> Bool { [lane?.name, variable, handle].contains(name) }
}

/// An active watch or subscription, as in Ctrl-C, `:watch off`, `:lanes` and the status.
package enum Running {
    case watch(Watch)
    case own(OwnSubscription)

    /// The unique name for `:watch off`.
    var handle: String {
        switch self {
        case .watch(let watch): return watch.result
        case .own(let own): return own.handle
        }
    }

    /// The name in lists.
    package var name: String {
        switch self {
        case .watch(let watch): return watch.result
        case .own(let own): return own.name
        }
    }

    func isCalled(_ name: String) -> Bool {
        switch self {
        case .watch(let watch): return watch.result == name || watch.name == name
        case .own(let own): return own.isCalled(name)
        }
    }
}

/// The options of a watch.
package struct WatchOrder: Equatable {
    package var span: Int?
    var name: String?
    /// The lane names of several expressions, in order.
    package var names: [String] = []
}

/// The results of a running entry so far.
package final class RunningEntry {
    let text: String
    package var isSuppressed = false
    var order = WatchOrder()
    /// The virtual start time of its body; nil if the clock does not run.
    var time: Int?
    /// The virtual time at which it was or will be stopped.
    var stop: Int?
    /// The scheduling mark before it.
    var mark = 0
    /// The number of subscriptions before it.
    var subscriptionMark = 0
    var results: [String] = []
    var subscriptions: [(name: String, value: Value)] = []
    var watches: [Watch] = []
    /// The last result that is a view controller.
    package var controller: String?
    let shownBefore: Int
    let hiddenBefore: Int

    init(text: String, shownBefore: Int, hiddenBefore: Int) {
        self.text = text
        self.shownBefore = shownBefore
        self.hiddenBefore = hiddenBefore
    }
}
