// from swiftc
// A literal is its usual type where an own operator takes that, but in arithmetic within one type.
struct Res { var s: String; init(_ s: String) { self.s = s } }
struct A1: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: A1, b: A1) -> A1 { A1("TT") }
  static func * (a: A1, b: Int) -> A1 { A1("TI") }
}
let xA1 = A1("x")
print("A1 x @ 2", (xA1 * 2).s)
print("A1 x @ 2 @ 3", (xA1 * 2 * 3).s)
struct A2: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: A2, b: A2) -> A2 { A2("TT") }
  static func * (a: Int, b: A2) -> A2 { A2("IT") }
}
let xA2 = A2("x")
print("A2 2 @ x", (2 * xA2).s)
struct A3: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: A3, b: A3) -> A3 { A3("TT") }
  static func * (a: A3, b: Int) -> A3 { A3("TI") }
  static func * (a: Int, b: A3) -> A3 { A3("IT") }
}
let xA3 = A3("x")
print("A3 x @ 2", (xA3 * 2).s)
print("A3 2 @ x", (2 * xA3).s)
struct A4: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: A4, b: A4) -> A4 { A4("TT") }
  static func * (a: A4, b: Int) -> A4 { A4("TI") }
}
let xA4 = A4("x")
print("A4 x @ 2", (xA4 * 2).s)
print("A4 x @ 2.5", (xA4 * 2.5).s)
struct A5: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: A5, b: A5) -> A5 { A5("TT") }
  static func * (a: A5, b: Double) -> A5 { A5("TD") }
}
let xA5 = A5("x")
print("A5 x @ 2", (xA5 * 2).s)
print("A5 x @ 2.5", (xA5 * 2.5).s)
struct A6: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: A6, b: A6) -> A6 { A6("TT") }
  static func * (a: A6, b: Double) -> A6 { A6("TD") }
  static func * (a: Double, b: A6) -> A6 { A6("DT") }
}
let xA6 = A6("x")
print("A6 x @ 2", (xA6 * 2).s)
print("A6 2 @ x", (2 * xA6).s)
print("A6 x @ 2.5", (xA6 * 2.5).s)
print("A6 2.5 @ x", (2.5 * xA6).s)
struct A7: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: A7, b: A7) -> A7 { A7("TT") }
  static func * (a: A7, b: Double) -> A7 { A7("TD") }
  static func * (a: Double, b: A7) -> A7 { A7("DT") }
  static func * (a: Int, b: A7) -> A7 { A7("IT") }
  static func * (a: A7, b: Int) -> A7 { A7("TI") }
}
let xA7 = A7("x")
print("A7 x @ 2", (xA7 * 2).s)
print("A7 2 @ x", (2 * xA7).s)
print("A7 x @ 2.5", (xA7 * 2.5).s)
print("A7 2.5 @ x", (2.5 * xA7).s)
struct A8: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: A8, b: A8) -> Res { Res("TT") }
  static func * (a: A8, b: Int) -> Res { Res("TI") }
}
let xA8 = A8("x")
print("A8 x @ 2", (xA8 * 2).s)
struct A9: ExpressibleByStringLiteral { var s: String; init(_ s: String) { self.s = s }
  init(stringLiteral v: String) { s = "s" }
  static func + (a: A9, b: A9) -> A9 { A9("TT") }
  static func + (a: A9, b: String) -> A9 { A9("TS") }
}
let xA9 = A9("x")
print("A9 x @ 'a'", (xA9 + "a").s)
print("A9 x @ 'a' @ 'b'", (xA9 + "a" + "b").s)
struct B1: ExpressibleByStringLiteral { var s: String; init(_ s: String) { self.s = s }
  init(stringLiteral v: String) { s = "s" }
  static func + (a: B1, b: B1) -> B1 { B1("TT") }
  static func + (a: String, b: B1) -> B1 { B1("ST") }
}
let xB1 = B1("x")
print("B1 'a' @ x", ("a" + xB1).s)
struct B2: ExpressibleByStringLiteral { var s: String; init(_ s: String) { self.s = s }
  init(stringLiteral v: String) { s = "s" }
  static func + (a: B2, b: B2) -> B2 { B2("TT") }
  static func + (a: B2, b: String) -> B2 { B2("TS") }
  static func + (a: String, b: B2) -> B2 { B2("ST") }
}
let xB2 = B2("x")
print("B2 x @ 'a'", (xB2 + "a").s)
print("B2 'a' @ x", ("a" + xB2).s)
struct B3: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
}
func * (a: B3, b: B3) -> B3 { B3("TT") }
func * (a: B3, b: Int) -> B3 { B3("TI") }
let xB3 = B3("x")
print("B3 x @ 2", (xB3 * 2).s)
struct B4: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: B4, b: B4) -> B4 { B4("TT") }
  static func * (a: B4, b: Double) -> B4 { B4("TD") }
}
let xB4 = B4("x")
print("B4 x @ 2", (xB4 * 2).s)
struct B5: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func * (a: B5, b: Double) -> B5 { B5("TD") }
  static func * (a: B5, b: Int) -> B5 { B5("TI") }
}
let xB5 = B5("x")
print("B5 x @ 2", (xB5 * 2).s)
struct B6: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: B6, b: Double) -> B6 { B6("TD") }
  static func * (a: B6, b: Int) -> B6 { B6("TI") }
}
let xB6 = B6("x")
print("B6 x @ 2", (xB6 * 2).s)
print("B6 x @ 2.0", (xB6 * 2.0).s)
infix operator **: MultiplicationPrecedence
struct C1: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func ** (a: C1, b: C1) -> C1 { C1("TT") }
  static func ** (a: C1, b: Int) -> C1 { C1("TI") }
}
let xC1 = C1("x")
print("C1 x @ 2", (xC1 ** 2).s)
print("C1 x @ 2 @ 3", (xC1 ** 2 ** 3).s)
struct C2: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func ** (a: C2, b: C2) -> C2 { C2("TT") }
  static func ** (a: C2, b: Double) -> C2 { C2("TD") }
  static func ** (a: Double, b: C2) -> C2 { C2("DT") }
  static func ** (a: Int, b: C2) -> C2 { C2("IT") }
  static func ** (a: C2, b: Int) -> C2 { C2("TI") }
}
let xC2 = C2("x")
print("C2 x @ 2", (xC2 ** 2).s)
print("C2 2 @ x", (2 ** xC2).s)
print("C2 x @ 2.5", (xC2 ** 2.5).s)
struct C3: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func + (a: C3, b: C3) -> C3 { C3("TT") }
  static func + (a: C3, b: Int) -> C3 { C3("TI") }
}
let xC3 = C3("x")
print("C3 x @ 2", (xC3 + 2).s)
print("C3 x @ 2 @ 3", (xC3 + 2 + 3).s)
struct C4: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func - (a: C4, b: C4) -> C4 { C4("TT") }
  static func - (a: C4, b: Int) -> C4 { C4("TI") }
}
let xC4 = C4("x")
print("C4 x @ 2", (xC4 - 2).s)
struct C5: ExpressibleByIntegerLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  static func % (a: C5, b: C5) -> C5 { C5("TT") }
  static func % (a: C5, b: Int) -> C5 { C5("TI") }
}
let xC5 = C5("x")
print("C5 x @ 2", (xC5 % 2).s)
struct C6: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var s: String; init(_ s: String) { self.s = s }
  init(integerLiteral v: Int) { s = "i" }
  init(floatLiteral v: Double) { s = "f" }
  static func * (a: C6, b: C6) -> C6 { C6("TT") }
  static func * (a: Int, b: C6) -> C6 { C6("IT") }
  static func * (a: Double, b: C6) -> C6 { C6("DT") }
}
let xC6 = C6("x")
print("C6 2 @ x", (2 * xC6).s)
print("C6 2.5 @ x", (2.5 * xC6).s)
