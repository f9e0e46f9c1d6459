// Of several initialisers as a function, the one that keeps a literal's default type is used.
extension String { init(f d: Double) { self = "f\(d)" } }
print([1, 2].map(String.init))
let texts = [1, 2].map(String.init)
print(texts)
