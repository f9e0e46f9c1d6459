actor Bank {
    var sum = 0
}
for await x in stream { print(x) }
