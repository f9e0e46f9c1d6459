struct Box<Value> {
    var value: Value?
}

let box = Box()
print(box.value as Any)
