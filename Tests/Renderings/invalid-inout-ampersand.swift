func double(_ number: inout Int) {
    number *= 2
}

var value = 21
double(value)
