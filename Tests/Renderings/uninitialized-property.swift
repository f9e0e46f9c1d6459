struct Book {
    let title: String
    let pages: Int

    init(title: String) {
        self.title = title
    }
}
