// A nonisolated variable with storage in an actor
actor Box {
    nonisolated var value = 1
}
print(Box())
