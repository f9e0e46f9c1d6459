// Refused: a loop over a throwing sequence without try
func f(_ s: AsyncThrowingStream<Int, Error>) async { for await x in s { print(x) } }
