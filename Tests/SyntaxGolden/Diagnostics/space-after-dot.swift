print(text. count)
let n = text.
    count
