@State var n = 1
@cached func f() {}
@discardableReslt func g() -> Int { 1 }
