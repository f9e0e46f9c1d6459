// consume and borrowing of ordinary values
struct Big { var items: [Int] }
func total(_ big: borrowing Big) -> Int { big.items.reduce(0, +) }
func grown(_ big: consuming Big) -> Big {
    big.items.append(4)
    return big
}
let big = Big(items: [1, 2, 3])
print(total(big))
let larger = grown(big)
print(larger.items, big.items)
func f() {
    let x = [1, 2]
    let y = consume x
    print(y)
    var z = y
    z.append(3)
    let w = consume z
    print(w)
    z = []
    print(z)
}
f()
