//: at 00:01.000
let main = MainScheduler.instance
let source = Observable<Int>.interval(.seconds(1), scheduler: main).share()

//: at 00:02.000
source.map { $0 * 10 }

//: at 00:03.500
source.take(2).map { ("x", $0) }.watch("late")

//: at 00:07.000
print("end")
