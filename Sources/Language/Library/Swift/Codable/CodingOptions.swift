import Runtime

/// The options of one call that encodes or decodes, shared by all of its positions.
final class CodingOptions {
    let keyStrategy: KeyStrategy
    let floatStrategy: FloatStrategy
    /// The strategy for dates: the program's `DateEncodingStrategy` or `DateDecodingStrategy`.
    let dateStrategy: Value
    let dataAsNumbers: Bool
    /// The function of the program that encodes or decodes data; nil for the other strategies.
    let dataFunction: FunctionObject?
    /// The program's dictionary with `CodingUserInfoKey`s.
    let userInfo: Value
    let isPropertyList: Bool
    init(
        keyStrategy: KeyStrategy, floatStrategy: FloatStrategy, dateStrategy: Value, dataAsNumbers: Bool,
        userInfo: Value, dataFunction: FunctionObject? = nil, isPropertyList: Bool = false
    ) {
        self.keyStrategy = keyStrategy
        self.floatStrategy = floatStrategy
        self.dateStrategy = dateStrategy
        self.dataAsNumbers = dataAsNumbers
        self.dataFunction = dataFunction
        self.userInfo = userInfo
        self.isPropertyList = isPropertyList
    }

    /// Returns the options of property lists, which store dates, data and all numbers directly.
    static func propertyList(userInfo: Value) -> CodingOptions {
        CodingOptions(
            keyStrategy: .unchanged, floatStrategy: .none, dateStrategy: .none, dataAsNumbers: false,
            userInfo: userInfo, isPropertyList: true)
    }
}
