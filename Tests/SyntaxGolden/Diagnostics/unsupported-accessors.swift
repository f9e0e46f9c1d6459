struct Box {
    var store = 1
    var side: Int {
        get { store }
        set { store = newValue }
        _modify { yield &store }
    }
}
