@attached(member)
struct Build {}
struct F<let n: Int> { let x = n }
struct File: ~Escapable {}
let r = /a+b/
let s = #fileLiteral(tap)
var i = 0
i++
for (var j = 0; j < 3; j += 1) {}
