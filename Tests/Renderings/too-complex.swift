func twice<T>(_ value: T) -> (T, T) {
    (value, value)
}

let two = twice(1)
let many = twice(twice(twice(twice(twice(twice(twice(twice(twice(twice(twice(twice(two))))))))))))
print(many)
