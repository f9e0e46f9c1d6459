// Rill: a global whose value begins on the next line and uses it.
let n =
print(n)
