// A subscript of an actor used without await
actor Table {
    private var rows = [1, 2]
    subscript(index: Int) -> Int { rows[index] }
}
func read(_ table: Table) async -> Int {
    table[0]
}
print(await read(Table()))
