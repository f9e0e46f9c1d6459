var a: Int? = 1
if a!=nil { print(1) }
