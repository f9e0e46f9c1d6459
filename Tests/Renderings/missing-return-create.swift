import RxSwift

let numbers = Observable<Int>.create { observer in
    observer.onNext(1)
    observer.onCompleted()
}
