let a = 1 +
let b =
let c = (2 * )
