// A setter beside an async getter
struct S {
    var n: Int {
        get async { 1 }
        set { print(newValue) }
    }
}
print(S())
