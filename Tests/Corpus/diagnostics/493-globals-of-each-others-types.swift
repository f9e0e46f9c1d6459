// The types of two variables depend on each other.
let q = w
let w = q
print(q)
