let values: [Any] = [1, "two"]
for value in values {
    print(value as! Int)
}
