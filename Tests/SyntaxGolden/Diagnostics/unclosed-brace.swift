func f() {
    if ok {
        print(1)
}
print(2)
