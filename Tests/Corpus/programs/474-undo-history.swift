import RxSwift  // from our engine
import RxRelay
struct History<T> {
    private(set) var past: [T] = [], present: T, future: [T] = []
    init(_ initial: T) { present = initial }
    mutating func push(_ next: T) { past.append(present); present = next; future.removeAll() }
    mutating func undo() { guard let last = past.popLast() else { return }; future.insert(present, at: 0); present = last }
    mutating func redo() { if !future.isEmpty { past.append(present); present = future.removeFirst() } }
}
enum Cmd { case write(String), undo, redo }
let cmds = PublishRelay<Cmd>()
let doc = cmds.scan(into: History("")) { h, cmd in
    switch cmd {
    case .write(let s): h.push(h.present + s)
    case .undo: h.undo()
    case .redo: h.redo()
    }
}.map { ($0.present, canUndo: !$0.past.isEmpty, canRedo: !$0.future.isEmpty) }
_ = doc.subscribe(onNext: { text, canUndo, canRedo in print("'\(text)'", canUndo, canRedo) })
for c: Cmd in [.write("a"), .write("b"), .undo, .undo, .undo, .redo, .write("c"), .redo] { cmds.accept(c) }
