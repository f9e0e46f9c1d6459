// Divisions by constants and by variables agree, at the edges too.
let numbers = [0, 1, -1, 2, -2, 6, -6, 7, -7, 99, -99, 100, -100, 1008, 1009, -1009, 4_294_967_295, -4_294_967_296,
    1_000_000_006, 1_000_000_007, -1_000_000_008, Int.max, Int.max - 1, Int.min, Int.min + 1]
func check(_ name: String, _ divisor: Int, _ quotient: (Int) -> Int, _ remainder: (Int) -> Int) {
    var agree = 0
    for n in numbers where quotient(n) == n / divisor && remainder(n) == n % divisor { agree += 1 }
    print(name, agree == numbers.count)
}
check("2", 2, { $0 / 2 }, { $0 % 2 })
check("3", 3, { $0 / 3 }, { $0 % 3 })
check("5", 5, { $0 / 5 }, { $0 % 5 })
check("7", 7, { $0 / 7 }, { $0 % 7 })
check("10", 10, { $0 / 10 }, { $0 % 10 })
check("64", 64, { $0 / 64 }, { $0 % 64 })
check("641", 641, { $0 / 641 }, { $0 % 641 })
check("1009", 1009, { $0 / 1009 }, { $0 % 1009 })
check("1000000007", 1_000_000_007, { $0 / 1_000_000_007 }, { $0 % 1_000_000_007 })
check("2^32", 4_294_967_296, { $0 / 4_294_967_296 }, { $0 % 4_294_967_296 })
check("2^62", 4_611_686_018_427_387_904, { $0 / 4_611_686_018_427_387_904 }, { $0 % 4_611_686_018_427_387_904 })
check("max", Int.max, { $0 / 9_223_372_036_854_775_807 }, { $0 % 9_223_372_036_854_775_807 })
print(Int.min / 7, Int.min % 7, Int.max / 7, Int.max % 7)
