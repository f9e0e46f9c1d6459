final class Parent { var children: [Child] = [] }
final class Child {
    var parent: Parent?
    init(_ parent: Parent) { self.parent = parent }
}
func family() {
    let parent = Parent()
    parent.children = [Child(parent), Child(parent)]
}
family()
