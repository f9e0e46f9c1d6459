import Rill
import RillTest

let sharingRows: [MarbleRow] = [
    MarbleRow("share", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].share() },
    MarbleRow("share, error", ["1@210 E@220"], "1@210 E(first)@220", ["200-220"]) { $0[0].share(replay: 1) },
    MarbleRow("share, disposed", [four], "1@210", ["200-215"], disposed: 215) { $0[0].share(replay: 3) },
    MarbleRow("share, two subscribers", [four], "1@210 1@210 2@220 2@220 3@230 3@230 4@240 4@240 C@250", ["200-250"]) {
        let shared = $0[0].share()
        return Observable.merge(shared, shared)
    },
    MarbleRow("share, newcomers", [four], "1@210 2@220 2@225 3@230 3@230 4@240 4@240 C@250", ["200-250"]) {
        let shared = $0[0].share(replay: 1)
        return Observable.merge(shared, shared.delaySubscription(.seconds(25), scheduler: $0.scheduler))
    },
    MarbleRow("share, forever", ["cold 1@10 2@20 C@30"], "1@210 2@220 2@230 C@230", ["200-230"]) {
        let shared = $0[0].share(replay: 1, scope: .forever)
        return Observable.concat(shared, shared)
    },
    MarbleRow("share, while connected", ["cold 1@10 C@30"], "1@210 1@240 C@260", ["200-230 230-260"]) {
        let shared = $0[0].share(replay: 1, scope: .whileConnected)
        return Observable.concat(shared, shared)
    },
    MarbleRow("publish", [four], "3@230 4@240 C@250", ["225-250"]) { stage in
        let published = stage[0].publish()
        stage.scheduler.scheduleAt(225) { _ = published.connect() }
        return published.asObservable()
    },
    MarbleRow("connect, twice", [four], "1@210 4@240 C@250", ["205-215 235-250"]) { stage in
        let published = stage[0].publish()
        var connection: Disposable?
        stage.scheduler.scheduleAt(205) { connection = published.connect() }
        stage.scheduler.scheduleAt(215) { connection?.dispose() }
        stage.scheduler.scheduleAt(235) { _ = published.connect() }
        return published.retryOnReconnect(stage.scheduler, at: 234)
    },
    MarbleRow("refCount", [four], "1@210 2@220 3@230 4@240 C@250", ["200-250"]) { $0[0].publish().refCount() },
    MarbleRow("refCount, leaves", [four], "1@210 3@230 4@240 C@250", ["200-215 225-250"]) {
        let counted = $0[0].publish().refCount()
        return Observable.concat(
            counted.take(for: .seconds(15), scheduler: $0.scheduler),
            counted.delaySubscription(.seconds(10), scheduler: $0.scheduler))
    },
    MarbleRow("replay", [four], "2@225 3@230 4@240 C@250", ["205-250"]) { stage in
        let replayed = stage[0].replay(1)
        stage.scheduler.scheduleAt(205) { _ = replayed.connect() }
        return replayed.delaySubscription(.seconds(25), scheduler: stage.scheduler)
    },
    MarbleRow("replayAll", [four], "1@225 2@225 3@230 4@240 C@250", ["205-250"]) { stage in
        let replayed = stage[0].replayAll()
        stage.scheduler.scheduleAt(205) { _ = replayed.connect() }
        return replayed.delaySubscription(.seconds(25), scheduler: stage.scheduler)
    },
    MarbleRow("multicast", [four], "4@250 C@250", ["205-250"]) { stage in
        let last = stage[0].multicast(AsyncSubject<Int>())
        stage.scheduler.scheduleAt(205) { _ = last.connect() }
        return last.asObservable()
    },
    MarbleRow("multicast, selector", [four], "11@210 22@220 33@230 44@240 C@250", ["200-250"]) {
        $0[0].multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0.map { $0 * 10 }) { $0 + $1 } }
    },
    MarbleRow("multicast, selector throws", [four], "E(first)@200", [""]) {
        $0[0].multicast({ PublishSubject<Int>() }) { (_: Observable<Int>) -> Observable<Int> in try makeTrouble() }
    },
    MarbleRow("multicast, subject throws", [four], "E(first)@200", [""]) {
        $0[0].multicast({ () throws -> PublishSubject<Int> in try makeTrouble() }) { $0 }
    },
]

extension ObservableType {
    /// Subscribes now, and again at a time: an orphaned connection sends nothing.
    fileprivate func retryOnReconnect(_ scheduler: TestScheduler, at time: TestTime) -> Observable<Element> {
        take(for: .seconds(time - 200), scheduler: scheduler).concat(asObservable())
    }
}
