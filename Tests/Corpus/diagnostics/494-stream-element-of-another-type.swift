func f(_ s: AsyncStream<Int>) async { for await n in s { let x: String = n; print(x) } }
