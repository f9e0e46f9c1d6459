import RxSwift  // from our engine
import RxRelay
struct Page { let items: [Int]; let next: Int? }
func fetch(_ p: Int) -> Single<Page> { Single.just(Page(items: [p * 10, p * 10 + 1], next: p < 2 ? p + 1 : nil)).delay(.milliseconds(20), scheduler: MainScheduler.instance) }
func pages(_ p: Int = 0, _ trigger: Observable<Void>) -> Observable<[Int]> { fetch(p).asObservable().flatMap { page -> Observable<[Int]> in guard let n = page.next else { return .just(page.items) }; return Observable.concat(.just(page.items), Observable.never().take(until: trigger), pages(n, trigger)) } }
let more = PublishRelay<Void>(), bag = DisposeBag()
pages(0, more.asObservable()).scan([], accumulator: +).subscribe(onNext: { print($0) }, onCompleted: { print("end") }).disposed(by: bag)
let sch = MainScheduler.instance
Observable<Int>.interval(.milliseconds(50), scheduler: sch).take(4).subscribe(onNext: { _ in more.accept(()) }).disposed(by: bag)
func all(_ p: Int) -> Observable<Page> { fetch(p).asObservable().flatMap { pg in pg.next.map { all($0).startWith(pg) } ?? .just(pg) } }
all(0).flatMap { Observable.from($0.items) }.toArray().subscribe(onSuccess: { print("all", $0) }).disposed(by: bag)
fetch(0).map(\.items).flatMap { items in Single.zip(items.map { i in Single.just(i + 1) }) }.subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
Observable.from([3, 1, 2]).flatMap(fetch).map(\.items.first!).subscribe(onNext: { print("fm", $0) }).disposed(by: bag); Observable.from([3, 1, 2]).map(fetch).map { $0.asObservable() }.merge(maxConcurrent: 1).map(\.items.count).reduce(0, accumulator: +).subscribe(onNext: { print("sum", $0) }).disposed(by: bag)
