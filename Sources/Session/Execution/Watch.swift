import Rill
import Runtime
import Timeline

/// A bare observable that the session listens to.
final class Watch {
    let lane: Timeline.Lane.ID
    private let recorded: Timeline.Lane?
    /// What the lane has shown before: a label may be watched twice.
    private let shownBefore: Int
    /// The lane's name.
    let name: String
    /// The name under which the value is kept: `$R3`.
    let result: String
    /// What the value is, if events can be sent to it: `a PublishSubject, send with taps.onNext("...")`.
    let advice: String?
    var subscription: Disposable?
    /// Number of the subscription among all of the session.
    var number = 0
    /// Whether nothing has ended it.
    var isLive = true
    /// Whether the watch was ended because its time was over.
    var wasCut = false
    /// Events since it began, apart from subscriptions.
    var events: Int { (recorded?.signals ?? 0) - shownBefore }
    /// Ends the watch after a time that was asked for it alone.
    var alarm: WorldItem?

    init(lane: Timeline.Lane.ID, of recording: Recording, name: String, result: String, advice: String?) {
        self.lane = lane
        recorded = recording.lane(lane)
        shownBefore = recorded?.signals ?? 0
        self.name = recorded?.name ?? name
        self.result = result
        self.advice = advice
    }

    /// Marks the watch as ended, by itself or by somebody.
    func close() {
        isLive = false
        alarm?.cancel()
        alarm = nil
    }
}

/// A subscription that an entry has made itself, watched or not: it goes on until its source ends or somebody ends it.
final class OwnSubscription {
    /// The entry that has made it.
    let entry: Int
    /// The name that a saved session uses for `:watch off`: `subscription 3`, counted through the session.
    let handle: String
    /// The lane that it is drawn on, if it is watched.
    let lane: Timeline.Lane?
    /// `$R3` or a variable that keeps it.
    let variable: String?
    let subscription: World.Subscription

    init(entry: Int, handle: String, lane: Timeline.Lane?, variable: String?, _ subscription: World.Subscription) {
        (self.entry, self.handle, self.lane) = (entry, handle, lane)
        (self.variable, self.subscription) = (variable, subscription)
    }

    var isLive: Bool { subscription.isLive }
    /// The subscription's name in messages: that of its lane, of its variable, or what it is.
    var name: String { lane?.name ?? variable ?? "a subscription of entry \(entry)" }

    func isCalled(_ name: String) -> Bool { [lane?.name, variable, handle].contains(name) }
}

/// Something that goes on at the top level. Ctrl-C, `:watch off`, `:lanes` and the right edge know the same ones.
enum Running {
    case watch(Watch)
    case own(OwnSubscription)

    /// The name for `:watch off` that means this watch or subscription alone.
    var handle: String {
        switch self {
        case .watch(let watch): return watch.result
        case .own(let own): return own.handle
        }
    }

    /// The name in lists.
    var name: String {
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

/// How an expression is to be watched, if not as bare ones are.
struct WatchOrder: Equatable {
    var span: Int?
    var name: String?
    /// The lanes of several expressions, in order.
    var names: [String] = []
}

/// What one entry has brought about so far.
final class RunningEntry {
    let text: String
    var isSuppressed = false
    var order = WatchOrder()
    /// The time of the clock at which its body begins; nil where the clock stands still meanwhile.
    var time: Int?
    /// Where on the clock it was stopped, or is to be stopped.
    var stop: Int?
    /// What had been scheduled before it.
    var mark = 0
    /// How many subscriptions there had been before it.
    var subscriptionMark = 0
    /// Numbers of the subscriptions that the entry's watches have made.
    var watchMarks: [Range<Int>] = []
    var results: [String] = []
    var subscriptions: [(name: String, value: Value)] = []
    var watches: [Watch] = []
    /// The result that is a screen of an app, the last one.
    var controller: String?
    let shownBefore: Int
    let hiddenBefore: Int

    init(text: String, shownBefore: Int, hiddenBefore: Int) {
        self.text = text
        self.shownBefore = shownBefore
        self.hiddenBefore = hiddenBefore
    }
}
