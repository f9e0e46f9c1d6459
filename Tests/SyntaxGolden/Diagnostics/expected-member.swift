let n = text.

let m = text.,
