distributed actor Bank {
    var sum = 0
}
