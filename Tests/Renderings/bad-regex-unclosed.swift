let digits = #/\d+
print("a1".contains(digits))
