/// A text with attributes as a value. A compiled program has the type of Foundation.
