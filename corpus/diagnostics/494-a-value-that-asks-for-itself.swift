// The value goes on in the next line.
let n =
print(n)
