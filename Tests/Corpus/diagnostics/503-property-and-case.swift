// A property and a case with associated values have one name; the context must select one
enum Choice {
    case a(Int)
    static var a: Choice { .a(3) }
}
print(Choice.a)
