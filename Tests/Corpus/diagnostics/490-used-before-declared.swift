func show() {
    print("count is", count)
    let count = 3
    print(count)
}
show()
