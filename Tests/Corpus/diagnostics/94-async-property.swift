// An async property read without await

struct Page {
    var title: String { get async { "title" } }
}
func show() async {
    print(Page().title)
}
await show()
