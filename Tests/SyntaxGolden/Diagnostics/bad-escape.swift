print("a\qb")
print("\u{110000}")
