var basket = []
basket.append("apple")
