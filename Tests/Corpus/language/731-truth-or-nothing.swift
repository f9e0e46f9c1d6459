// Expected: compiled with swiftc 6.3. True, false and nil cover an optional truth, wherever it lies.
let xs: [Bool?] = [true, false, nil]
for x in xs {
    switch x {
    case true: print("yes")
    case false: print("no")
    case nil: print("none")
    }
}
let ys: [Bool??] = [true, .some(nil), nil]
for y in ys {
    switch y {
    case true: print("yes")
    case false: print("no")
    case .some(nil): print("some none")
    case nil: print("none")
    }
}
func f(_ e: Result<Bool?, Error>) -> Int {
    switch e {
    case .success(true): return 1
    case .success(false): return 2
    case .success(nil): return 3
    case .failure: return 4
    }
}
print(f(.success(nil)), f(.success(true)), f(.success(false)))
