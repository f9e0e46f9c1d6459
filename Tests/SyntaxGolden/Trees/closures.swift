let a = { }
let b = { $0 + $1 }
let c = { x in x }
let d = { x, _ in x }
let e = { (x: Int, y: inout String) -> Bool in true }
let f = { (x) throws -> Int in try g(x) }
let g = { [weak self, unowned b, c = d + 1, e] in self?.f() }
let h = { [weak self] x in x }
let i = { () -> Void in }
let j = { [1, 2].count }
let k = { { $0 }($1) }
let l = { x -> Int? in
    if x { return nil }
    return 1
}
let m: () -> Int = { if a { 1 } else { 2 } }
button.rx.tap
    .flatMapLatest { [unowned self] _ -> Observable<Int> in .just(1) }
    .subscribe(onNext: { print($0) }, onError: { error in print(error) })
    .disposed(by: bag)
UIView.animate { go() } completion: { _ in done() }
