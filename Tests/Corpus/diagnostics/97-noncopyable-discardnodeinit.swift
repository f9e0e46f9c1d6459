// Refused: discard without a deinit
struct F: ~Copyable { var n = 1; consuming func f() { discard self } }
