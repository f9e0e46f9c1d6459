let start = 5
let end = 3
for index in start...end {
    print(index)
}
