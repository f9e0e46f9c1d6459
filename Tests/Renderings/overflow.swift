var factorial = 1
for number in 1...30 {
    factorial *= number
}
print(factorial)
