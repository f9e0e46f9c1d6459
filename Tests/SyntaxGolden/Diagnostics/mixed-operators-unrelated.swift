infix operator <+>
let a = 1 <+> 2 && true
