let in = 3
var default = 4
