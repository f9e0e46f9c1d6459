// Refused: a part is consumed of a type with a deinit
struct P: ~Copyable { var n = 1 }
struct W: ~Copyable { var a = P(); deinit {}; consuming func out() -> P { a } }
