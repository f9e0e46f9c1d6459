enum Tree {
    case leaf(Int)
    case branch(Tree, Tree)
}
