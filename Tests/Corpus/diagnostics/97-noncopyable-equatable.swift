// Refused: a copying protocol of a type that cannot be copied
struct F: ~Copyable, Equatable { var n = 1 }
