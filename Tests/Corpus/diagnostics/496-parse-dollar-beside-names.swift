print([1].map { x in $0 })
