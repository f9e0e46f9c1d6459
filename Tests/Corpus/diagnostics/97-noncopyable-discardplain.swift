// Refused: discard in a method that does not consume
struct F: ~Copyable { var n = 1; deinit {}; func f() { discard self } }
