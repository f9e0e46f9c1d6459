class Box {
    deinit() { print("gone") }
}
