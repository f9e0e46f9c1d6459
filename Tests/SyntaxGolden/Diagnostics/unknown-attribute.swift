@State func n() {}
@escapng var m = 1
@cached func f() {}
@discardableReslt func g() -> Int { 1 }
