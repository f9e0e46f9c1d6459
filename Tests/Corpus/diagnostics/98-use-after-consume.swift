// Refused: a variable is used after it was consumed
func run() {
    let list = [1, 2]
    let taken = consume list
    print(taken, list)
}
run()
