import RxSwift  // from our engine

enum Failure: Error { case broken }
let numbers = Infallible<Int>.deferred { throw Failure.broken }
print("made")
_ = numbers.subscribe { event in print(event) }
print("never")
