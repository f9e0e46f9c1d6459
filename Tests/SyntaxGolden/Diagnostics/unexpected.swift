class A { init() {} fun g() {} }
enum E {
    case a
    cas b
}
