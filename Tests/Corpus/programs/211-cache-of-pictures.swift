import Foundation  // from our engine
import RxSwift

/// Downloads each picture once, however many ask, and keeps what it has in a cache of objects.
final class Pictures {
    private let cache = NSCache<NSURL, NSData>()
    private let names = NSCache<NSString, NSURL>()
    private var running: [URL: Observable<Data>] = [:]
    private(set) var downloads = 0

    func picture(at url: URL) -> Observable<Data> {
        if let known = cache.object(forKey: url as NSURL) { return .just(known as Data) }
        if let shared = running[url] { return shared }
        let download = Observable<Data>.create { [unowned self] observer in
            downloads += 1
            let wait = Observable<Int>.timer(.milliseconds(200), scheduler: MainScheduler.instance)
                .subscribe(onNext: { _ in
                    observer.onNext(Data(url.lastPathComponent.utf8))
                    observer.onCompleted()
                })
            return Disposables.create(wait, Disposables.create { print("over:", url.lastPathComponent) })
        }
        .do(
            onNext: { [weak self] data in
                self?.cache.setObject(data as NSData, forKey: url as NSURL)
                self?.names.setObject(url as NSURL, forKey: "latest")
            },
            onDispose: { [weak self] in self?.running[url] = nil }
        )
        .share(replay: 1)
        running[url] = download
        return download
    }

    var latest: String { names.object(forKey: "latest")?.lastPathComponent ?? "none" }
}

let pictures = Pictures()
let bag = DisposeBag()
let lake = URL(string: "http://example.org/lake.png")!
for viewer in 1...3 {
    pictures.picture(at: lake)
        .subscribe(onNext: { print("viewer", viewer, $0.count) }, onCompleted: { print("viewer", viewer, "done") })
        .disposed(by: bag)
}
print(pictures.latest)
Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
    .flatMap { _ in pictures.picture(at: lake) }
    .subscribe(onNext: { print("cached", $0.count, "downloads", pictures.downloads, pictures.latest) })
    .disposed(by: bag)
let again = URL(string: "http://example.org/lake.png")! as NSURL
print(again == lake as NSURL, again, (again as URL).pathExtension, (Data([1, 2]) as NSData).length)
