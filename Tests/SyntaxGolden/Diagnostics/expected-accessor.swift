struct Box {
    var side: Int {
        get { 1 }
        print(2)
    }
}
