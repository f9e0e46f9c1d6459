func |> (a: Int, f: (Int) -> Int) -> Int { f(a) }
let b = 1 |> { $0 + 1 }
