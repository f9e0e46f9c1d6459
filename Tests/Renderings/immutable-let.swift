let score = 0
for point in [1, 2, 3] {
    score += point
}
print(score)
