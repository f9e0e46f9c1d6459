//: ## Challenge: One photo, three listeners
//: ### Wrong: shares three times
//: > Fails: the source runs once
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        photos.share().subscribe(onNext: { print("photo", $0) }).disposed(by: bag)
        photos.share().scan(0) { count, _ in count + 1 }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
        photos.share().subscribe(onCompleted: { print("done") }).disposed(by: bag)
    }
}
//: ### Wrong: connects too early
//: > Fails: everybody hears everything
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        let shared = photos.publish()
        shared.subscribe(onNext: { print("photo", $0) }).disposed(by: bag)
        shared.connect().disposed(by: bag)
        shared.scan(0) { count, _ in count + 1 }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
        shared.subscribe(onCompleted: { print("done") }).disposed(by: bag)
    }
}
//: ### Right: a subject of its own, fed last
final class Album {
    private let bag = DisposeBag()
    private let photos = PublishSubject<String>()

    init() {
        photos.subscribe(onNext: { print("photo", $0) }).disposed(by: bag)
        photos.enumerated().subscribe(onNext: { print("count", $0.index + 1) }).disposed(by: bag)
        photos.subscribe(onCompleted: { print("done") }).disposed(by: bag)
    }

    func open(_ source: Observable<String>) { source.subscribe(photos).disposed(by: bag) }
}
