let queue = ["Ada", "Bo"]

func third(_ names: [String]) -> String {
    names[2]
}

print(third(queue))
