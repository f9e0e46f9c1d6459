// from our engine
import RxSwift
// A polling loop that a subject stops
let stop = PublishSubject<Void>()
let bag = DisposeBag()
let polls = Observable<Int>.create { observer in
    let task = Task {
        var count = 0
        while !Task.isCancelled {
            count += 1
            observer.onNext(count)
            try await Task.sleep(for: .milliseconds(20))
        }
    }
    return Disposables.create {
        print("stopping")
        task.cancel()
    }
}
polls.take(until: stop)
    .subscribe(onNext: { print("poll", $0) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") })
    .disposed(by: bag)
try await Task.sleep(for: .milliseconds(50))
stop.onNext(())
try await Task.sleep(for: .milliseconds(50))
print("end")
