let a =3
let b = a -1
let c = a? 1 : 2
