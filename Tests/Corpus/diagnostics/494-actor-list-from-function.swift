actor Store { let name = "s"; var items: [Int] = [] }
func read(_ store: Store) -> Int { store.items.count }
