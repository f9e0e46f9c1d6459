// Two uploads run at once: the one that ends last is taken for the newest.
import Foundation
import RxSwift

func upload(_ name: String) -> Observable<String> {
    Observable.create { observer in
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 0.05) {
            observer.onNext(name)
            observer.onCompleted()
        }
        return Disposables.create()
    }
}

let bag = DisposeBag()
Observable.from(["x.png", "y.png", "z.png"]).map(upload).merge(maxConcurrent: 2)
    .observe(on: MainScheduler.instance)
    .toArray()
    .subscribe(onSuccess: { print("newest:", $0.last ?? "none") })
    .disposed(by: bag)
