class Rectangle {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init(side: Int) {
        self.init(width: side, height: side)
    }
}
