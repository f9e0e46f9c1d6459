func area(width: Int, height: Int) -> Int {
    width * height
}

print(area(width: 2, height: 3, depth: 4))
