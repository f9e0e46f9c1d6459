//: at 00:01.000
enum Oops: Error { case bad(code: Int), worse }

let requests = PublishSubject<Int>()

//: at 00:02.000
requests.map { n -> Int in if n == 3 { throw Oops.bad(code: n) }; return n * 2 }

//: at 00:02.500
requests.onNext(1)

//: at 00:02.600
requests.onNext(3)
