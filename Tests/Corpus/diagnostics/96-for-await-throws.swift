// A throwing sequence in a function that does not throw
func show(_ stream: AsyncThrowingStream<Int, Error>) async {
    for await n in stream {
        print(n)
    }
}
