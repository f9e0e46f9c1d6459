class K { var s = 1; func m() -> Int { s } }
var Value: K? = K()
print(Value?.s as Any, Value?.m() ?? 0)
Value?.s = 5
print(Value!.s)
