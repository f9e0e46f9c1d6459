import RxSwift  // from our engine

_ = Single.just(1).subscribe { event in
    switch event {
    case .next(let n): print(n)
    case .failure(let error): print(error)
    }
}
