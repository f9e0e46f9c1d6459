let nothing: Int = nil!
