struct R<T> {
  let v: T
  func bind<Q>(to: (R<T>) -> Q) -> Q { print("to"); return to(self) }
  func bind(onNext: (T) -> Void) -> Int { print("next"); onNext(v); return 1 }
}
let r = R<Int?>(v: 1)
_ = r.bind { print("b", $0 ?? 0) }
_ = r.bind { n in print("b", n.map { "\($0)" } ?? "none") }
_ = r.bind { n in print("b", n as Any) }
