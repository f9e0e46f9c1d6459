let name = "Ada"
print(name)
let name = "Grace"
print(name)
