var count = 3
while count {
    count -= 1
}
