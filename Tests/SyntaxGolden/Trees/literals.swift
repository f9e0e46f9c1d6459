let numbers = [0, 42, 1_000, 0xFF, 0b101, 0o17, 18446744073709551615, 340282366920938463463374607431768211456]
let floats = [1.5, 1e3, 2.5e-3, 1_000.25, 0x1p3, 0x1.8p1]
let words = ["", "plain", "tab\tquote\" \\ \u{41}\u{1F600}", #"raw \n \#(1)"#, ##"a "# b"##]
let mixed = "sum \(1 + 2) and \("in \(x)") \(price, specifier: "%.2f")"
let lines = """
    first
      second \
    joined
    \(value) end

    last "quoted" \""" here
    """
let raw = #"""
    \(no) \#(yes)
    """#
let yes = true, no = false, none: Int? = nil
let 名前 = "é"
let 🚀 = `default`
/* a /* nested */ comment */ let after = 1 // end
//: playground
