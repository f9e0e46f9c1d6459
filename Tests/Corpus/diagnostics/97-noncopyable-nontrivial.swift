// Refused: discard of a type with an object
final class C {}
struct F: ~Copyable { var n = C(); deinit {}; consuming func f() { discard self } }
