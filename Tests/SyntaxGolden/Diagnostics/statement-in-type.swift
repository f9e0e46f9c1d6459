struct Door {
    var isOpen = false
    print(isOpen)
    func open() {}
}
