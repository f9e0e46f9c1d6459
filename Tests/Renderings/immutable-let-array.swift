let shopping = ["milk"]
shopping.append("bread")
