// What swiftc does: a choice of closures throws what one of them throws.
struct Failure: Error {}
let numbers = [1, 2, 3]
let doubles = !numbers.isEmpty
func halved(_ n: Int) throws -> Int { if n % 2 == 1 { throw Failure() } else { n / 2 } }

print(numbers.map(doubles ? { $0 * 2 } : { x in x - 1 }))
print(numbers.map((!doubles ? { $0 * 2 } : { x in x - 1 })))
print(numbers.filter(doubles ? { $0 > 1 } : { _ in true }), numbers.reduce(0, doubles ? { $0 + $1 } : { a, b in a - b }))
do { print(try numbers.map(doubles ? { try halved($0) } : { $0 })) } catch { print("caught", error) }
do { print(try numbers.map(doubles ? { $0 } : halved)) } catch { print("caught", error) }
print((try? numbers.map(doubles ? halved : { $0 })) as Any)
