enum Season { case spring, summer }
print(Season.spring.rawValue)
