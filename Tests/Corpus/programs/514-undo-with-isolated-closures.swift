// Undo history with an actor and async main
import Foundation

actor Document {
    private var text = ""
    private var undoStack: [@Sendable (isolated Document) -> Void] = []
    func insert(_ piece: String) {
        text += piece
        let count = piece.count
        undoStack.append { document in document.text.removeLast(count) }
    }
    func replaceAll(with new: String) {
        let old = text
        text = new
        undoStack.append { $0.text = old }
    }
    @discardableResult func undo() -> Bool {
        guard let last = undoStack.popLast() else { return false }
        last(self)
        return true
    }
    var content: String { text }
    var depth: Int { undoStack.count }
}

@main struct Program {
    static func main() async throws {
        let document = Document()
        for piece in ["Hello", ", ", "world"] { await document.insert(piece) }
        await document.replaceAll(with: "gone")
        print(await document.content, await document.depth)
        while await document.undo() { print("'\(await document.content)'") }
        print(await document.undo(), await document.depth)
        async let a: Void = document.insert("x")
        async let b: Void = document.insert("x")
        _ = await (a, b)
        print(await document.content)
        try await finish(document)
    }
    static func finish(_ document: isolated Document) async throws {
        document.insert("!")
        print(document.content, document.depth)
    }
}
