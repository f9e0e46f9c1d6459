for index in 3 {
    print(index)
}
