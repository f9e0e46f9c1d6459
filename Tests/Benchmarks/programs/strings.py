def build(n):
    text = ""
    for i in range(n):
        text += f"item {i % 100}, "
    return len(text)
print(build(300_000))
