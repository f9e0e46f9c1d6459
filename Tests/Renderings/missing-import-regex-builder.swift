let number = Regex {
    Capture { OneOrMore(.digit) }
}
print("a1".contains(number))
