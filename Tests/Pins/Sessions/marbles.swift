//: at 00:01.000
let keys: Observable<String> = cold("'h' 132ms 'e' 98ms 'y' 1s |")

//: at 00:02.000
keys.debounce(.milliseconds(100), scheduler: MainScheduler.instance)

//: at 00:09.000
