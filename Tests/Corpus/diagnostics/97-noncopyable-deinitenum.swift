// Refused: a deinit in an enum
enum F: ~Copyable { case a; deinit {} }
