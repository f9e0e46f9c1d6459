/// The random number generator of a world. The same seed gives the same numbers on every machine and in every version.
public struct WorldRandom: RandomNumberGenerator, Sendable {
    private var generatorState: UInt64

    public init(seed: UInt64) {
        // The seed is mixed, because adjacent seeds must not give related numbers.
        generatorState = WorldRandom.mixedBits(seed &+ 0x5851_F42D_4C95_7F2D)
    }

    public mutating func next() -> UInt64 {
        generatorState &+= 0x9E37_79B9_7F4A_7C15
        return WorldRandom.mixedBits(generatorState)
    }

    // Mixes the bits of a number with the finaliser of SplitMix64.
    private static func mixedBits(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
