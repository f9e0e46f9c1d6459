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
    /// Under what the value is kept: `$R3`.
    let result: String
    /// What the value is, if events can be sent to it: `a PublishSubject, send with taps.onNext("...")`.
    let advice: String?
    var subscription: Disposable?
    /// Whether nothing has ended it.
    var isLive = true
    /// Events since it began, apart from subscriptions.
    var events: Int { (recorded?.signals ?? 0) - shownBefore }
    /// Ends it after a time of its own.
    var alarm: WorldItem?

    init(lane: Timeline.Lane.ID, of recording: Recording, name: String, result: String, advice: String?) {
        self.lane = lane
        recorded = recording.lane(lane)
        shownBefore = recorded?.signals ?? 0
        self.name = recorded?.name ?? name
        self.result = result
        self.advice = advice
    }

    /// It has ended by itself or was ended.
    func close() {
        isLive = false
        alarm?.cancel()
        alarm = nil
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
    var results: [String] = []
    var subscriptions: [(name: String, value: Value)] = []
    var watches: [Watch] = []
    let shownBefore: Int
    let hiddenBefore: Int

    init(text: String, shownBefore: Int, hiddenBefore: Int) {
        self.text = text
        self.shownBefore = shownBefore
        self.hiddenBefore = hiddenBefore
    }
}
