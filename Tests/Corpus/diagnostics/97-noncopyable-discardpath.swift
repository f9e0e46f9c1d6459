// Refused: discard on some paths only
struct F: ~Copyable { var n = 1; deinit {}; consuming func f(_ b: Bool) { if b { discard self } } }
