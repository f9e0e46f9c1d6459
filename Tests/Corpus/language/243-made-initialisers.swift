protocol Shape { init() }
struct Sq: Shape { var s = 1.0 }
struct Tri: Shape { var b = 1.0, h = 2.0 }
func mk<T: Shape>(_ t: T.Type) -> T { T() }
print(mk(Tri.self), mk(Sq.self))
