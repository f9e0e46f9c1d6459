let price = 10
let rate = 1.2
print(price * rate)
