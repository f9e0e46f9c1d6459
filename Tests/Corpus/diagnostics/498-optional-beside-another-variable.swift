// An optional has no default value in a memberwise initialiser if its 'var' declares other properties too
struct Pair {
    var a: Int, b: Int?
}
print(Pair(a: 1))
