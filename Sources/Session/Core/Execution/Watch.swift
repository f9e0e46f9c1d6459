import Rill
import Runtime
import Timeline

/// A watch: the subscription of the session to an observable that is a whole entry.
package final class Watch {
    package let lane: Timeline.Lane.ID
    private let recordedLane: Timeline.Lane?
    /// The number of events on the lane before this watch, because a label may be watched twice.
    private let earlierEventCount: Int
    /// The name of the lane.
    package let name: String
    /// The name of the variable that stores the observable: `$R3`.
    package let resultName: String
    /// Advice on sending events, if the program can send some: `a PublishSubject, send with taps.onNext("...")`.
    let sendAdvice: String?
    var subscription: Disposable?
    /// The number of the subscription in the world.
    var subscriptionNumber = 0
    /// True until the watch ends.
    package var isLive = true
    /// True if the time limit has ended the watch.
    package var wasTruncated = false
    /// The number of events since the watch began, not counting subscriptions.
    var newEventCount: Int { (recordedLane?.signalCount ?? 0) - earlierEventCount }
    /// The scheduled item that ends the watch at its time limit.
    var timeLimitItem: WorldItem?

    init(lane: Timeline.Lane.ID, of recording: Recording, name: String, resultName: String, sendAdvice: String?) {
        self.lane = lane
        recordedLane = recording.lane(lane)
        earlierEventCount = recordedLane?.signalCount ?? 0
        self.name = recordedLane?.name ?? name
        self.resultName = resultName
        self.sendAdvice = sendAdvice
    }

    /// Marks the watch as ended.
    func close() {
        isLive = false
        timeLimitItem?.cancel()
        timeLimitItem = nil
    }
}

/// A subscription that code of the program has made, watched or not. It is active until its source ends or it is
/// disposed.
package final class ProgramSubscription {
    /// The number of the entry that made the subscription.
    package let entry: Int
    /// The lane of the subscription; nil if an operator or library code made it.
    package let lane: Timeline.Lane?
    /// The lane that was subscribing or delivering when this subscription was made.
    package let outerLane: Timeline.Lane?
    /// The variable that stores the disposable, or `$R3`; nil if there is none.
    let variable: String?
    let subscription: World.Subscription

    init(
        entry: Int, lane: Timeline.Lane?, outerLane: Timeline.Lane?, variable: String?,
        _ subscription: World.Subscription
    ) {
        (self.entry, self.lane, self.outerLane) = (entry, lane, outerLane)
        (self.variable, self.subscription) = (variable, subscription)
    }

    /// The name for `:watch off` in saved sessions: `subscription 3`. The numbers are those of the world.
    var uniqueName: String { "subscription \(subscription.number)" }

    var isLive: Bool { subscription.isLive }
    /// True if an active lane has made the subscription for itself, and will end it.
    var isOwnedByLane: Bool { lane == nil && variable == nil && outerLane?.isLive ?? false }
    /// The name in messages: that of its lane, or of its variable, or of the lane that made it, or of its entry.
    package var name: String {
        lane?.name ?? variable ?? outerLane.map { "a subscription inside \($0.name)" }
            ?? "a subscription of entry \(entry)"
    }

    func hasName(_ name: String) -> Bool { [lane?.name, variable, uniqueName].contains(name) }
}

/// An active watch or subscription, as Ctrl-C, `:watch off`, `:lanes` and the status show it.
package enum Running {
    case watch(Watch)
    case own(ProgramSubscription)

    /// The unique name that `:watch off` accepts.
    var uniqueName: String {
        switch self {
        case .watch(let watch): return watch.resultName
        case .own(let own): return own.uniqueName
        }
    }

    /// The name that lists show.
    package var name: String {
        switch self {
        case .watch(let watch): return watch.resultName
        case .own(let own): return own.name
        }
    }

    func hasName(_ name: String) -> Bool {
        switch self {
        case .watch(let watch): return watch.resultName == name || watch.name == name
        case .own(let own): return own.hasName(name)
        }
    }
}

/// The options of a watch.
package struct WatchOptions: Equatable {
    package var duration: Int?
    var name: String?
    /// The names of the lanes for several expressions, in order.
    package var names: [String] = []
}

/// The results that a running entry has so far.
package final class RunningEntry {
    let text: String
    package var isSuppressed = false
    var watchOptions = WatchOptions()
    /// The virtual time at which the body starts; nil if the clock does not run.
    var startTime: Int?
    /// The virtual time at which the entry was stopped, or will be in a replay.
    var stopTime: Int?
    /// The position in the world's agenda before the entry.
    var agendaMark = 0
    /// The number of subscriptions before the entry.
    var subscriptionMark = 0
    var results: [String] = []
    var subscriptions: [(name: String, value: Value)] = []
    var watches: [Watch] = []
    /// The variable of the last result that is a view controller; nil if there is none.
    package var controller: String?
    let outputCountBefore: Int
    let hiddenLineCountBefore: Int

    init(text: String, outputCountBefore: Int, hiddenLineCountBefore: Int) {
        self.text = text
        self.outputCountBefore = outputCountBefore
        self.hiddenLineCountBefore = hiddenLineCountBefore
    }
}
