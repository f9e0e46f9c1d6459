final class O { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("~", n) } }
func a() { var xs = [O(1), O(2)]; while let j = xs.first, j.n <= 5 { xs.removeFirst(); print("a", j.n) }; print("end a") }
a()
func b() { var xs = [O(3), O(4)]; while let j = xs.first, j.n <= 3 { xs.removeFirst(); print("b", j.n) }; print("end b") }
b()
func c() { if let j = Optional(O(5)), j.n > 7 { print(j.n) } else { print("else") }; print("end c") }
c()
func e(_ t: Int) { var xs = [O(7), O(8)]; while let j = xs.first, j.n <= t { xs.removeFirst(); if j.n == 8 { break }; continue }; print("end e") }
e(9)
struct J { let at: Int; let o: O }
func f(_ t: Int = .max) { var xs = [J(at: 1, o: O(9)), J(at: 2, o: O(10))]; while let j = xs.first, j.at <= t { xs.removeFirst() }; print("end f") }
f()
final class K { var jobs: [J] = []; var now = 0; func run(until t: Int = .max) { while let j = jobs.first, j.at <= t { jobs.removeFirst(); now = j.at } } }
do { let k = K(); k.jobs = [J(at: 1, o: O(11)), J(at: 2, o: O(12))]; k.run(); print("end k") }
do { let k = K(); k.jobs = [J(at: 1, o: O(13)), J(at: 2, o: O(14))]; k.run(until: 1); print("end k2") }
