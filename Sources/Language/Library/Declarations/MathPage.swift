import Runtime

// Made by arities.py; do not edit by hand.

/// The C library's functions of one and of two numbers, for each floating type.
let mathPage = LibraryPage(
    name: "Math", module: "Glibc",
    text: #"""
        @bind("sin Double") func sin(_ x: Double) -> Double
        @bind("sin Float") func sin(_ x: Float) -> Float
        @bind("sin CGFloat") func sin(_ x: CGFloat) -> CGFloat
        @bind("cos Double") func cos(_ x: Double) -> Double
        @bind("cos Float") func cos(_ x: Float) -> Float
        @bind("cos CGFloat") func cos(_ x: CGFloat) -> CGFloat
        @bind("tan Double") func tan(_ x: Double) -> Double
        @bind("tan Float") func tan(_ x: Float) -> Float
        @bind("tan CGFloat") func tan(_ x: CGFloat) -> CGFloat
        @bind("asin Double") func asin(_ x: Double) -> Double
        @bind("asin Float") func asin(_ x: Float) -> Float
        @bind("asin CGFloat") func asin(_ x: CGFloat) -> CGFloat
        @bind("acos Double") func acos(_ x: Double) -> Double
        @bind("acos Float") func acos(_ x: Float) -> Float
        @bind("acos CGFloat") func acos(_ x: CGFloat) -> CGFloat
        @bind("atan Double") func atan(_ x: Double) -> Double
        @bind("atan Float") func atan(_ x: Float) -> Float
        @bind("atan CGFloat") func atan(_ x: CGFloat) -> CGFloat
        @bind("sinh Double") func sinh(_ x: Double) -> Double
        @bind("sinh Float") func sinh(_ x: Float) -> Float
        @bind("sinh CGFloat") func sinh(_ x: CGFloat) -> CGFloat
        @bind("cosh Double") func cosh(_ x: Double) -> Double
        @bind("cosh Float") func cosh(_ x: Float) -> Float
        @bind("cosh CGFloat") func cosh(_ x: CGFloat) -> CGFloat
        @bind("tanh Double") func tanh(_ x: Double) -> Double
        @bind("tanh Float") func tanh(_ x: Float) -> Float
        @bind("tanh CGFloat") func tanh(_ x: CGFloat) -> CGFloat
        @bind("asinh Double") func asinh(_ x: Double) -> Double
        @bind("asinh Float") func asinh(_ x: Float) -> Float
        @bind("asinh CGFloat") func asinh(_ x: CGFloat) -> CGFloat
        @bind("acosh Double") func acosh(_ x: Double) -> Double
        @bind("acosh Float") func acosh(_ x: Float) -> Float
        @bind("acosh CGFloat") func acosh(_ x: CGFloat) -> CGFloat
        @bind("atanh Double") func atanh(_ x: Double) -> Double
        @bind("atanh Float") func atanh(_ x: Float) -> Float
        @bind("atanh CGFloat") func atanh(_ x: CGFloat) -> CGFloat
        @bind("exp Double") func exp(_ x: Double) -> Double
        @bind("exp Float") func exp(_ x: Float) -> Float
        @bind("exp CGFloat") func exp(_ x: CGFloat) -> CGFloat
        @bind("exp2 Double") func exp2(_ x: Double) -> Double
        @bind("exp2 Float") func exp2(_ x: Float) -> Float
        @bind("exp2 CGFloat") func exp2(_ x: CGFloat) -> CGFloat
        @bind("expm1 Double") func expm1(_ x: Double) -> Double
        @bind("expm1 Float") func expm1(_ x: Float) -> Float
        @bind("expm1 CGFloat") func expm1(_ x: CGFloat) -> CGFloat
        @bind("log Double") func log(_ x: Double) -> Double
        @bind("log Float") func log(_ x: Float) -> Float
        @bind("log CGFloat") func log(_ x: CGFloat) -> CGFloat
        @bind("log2 Double") func log2(_ x: Double) -> Double
        @bind("log2 Float") func log2(_ x: Float) -> Float
        @bind("log2 CGFloat") func log2(_ x: CGFloat) -> CGFloat
        @bind("log10 Double") func log10(_ x: Double) -> Double
        @bind("log10 Float") func log10(_ x: Float) -> Float
        @bind("log10 CGFloat") func log10(_ x: CGFloat) -> CGFloat
        @bind("log1p Double") func log1p(_ x: Double) -> Double
        @bind("log1p Float") func log1p(_ x: Float) -> Float
        @bind("log1p CGFloat") func log1p(_ x: CGFloat) -> CGFloat
        @bind("sqrt Double") func sqrt(_ x: Double) -> Double
        @bind("sqrt Float") func sqrt(_ x: Float) -> Float
        @bind("sqrt CGFloat") func sqrt(_ x: CGFloat) -> CGFloat
        @bind("cbrt Double") func cbrt(_ x: Double) -> Double
        @bind("cbrt Float") func cbrt(_ x: Float) -> Float
        @bind("cbrt CGFloat") func cbrt(_ x: CGFloat) -> CGFloat
        @bind("ceil Double") func ceil(_ x: Double) -> Double
        @bind("ceil Float") func ceil(_ x: Float) -> Float
        @bind("ceil CGFloat") func ceil(_ x: CGFloat) -> CGFloat
        @bind("floor Double") func floor(_ x: Double) -> Double
        @bind("floor Float") func floor(_ x: Float) -> Float
        @bind("floor CGFloat") func floor(_ x: CGFloat) -> CGFloat
        @bind("round Double") func round(_ x: Double) -> Double
        @bind("round Float") func round(_ x: Float) -> Float
        @bind("round CGFloat") func round(_ x: CGFloat) -> CGFloat
        @bind("trunc Double") func trunc(_ x: Double) -> Double
        @bind("trunc Float") func trunc(_ x: Float) -> Float
        @bind("trunc CGFloat") func trunc(_ x: CGFloat) -> CGFloat
        @bind("rint Double") func rint(_ x: Double) -> Double
        @bind("rint Float") func rint(_ x: Float) -> Float
        @bind("rint CGFloat") func rint(_ x: CGFloat) -> CGFloat
        @bind("fabs Double") func fabs(_ x: Double) -> Double
        @bind("fabs Float") func fabs(_ x: Float) -> Float
        @bind("fabs CGFloat") func fabs(_ x: CGFloat) -> CGFloat
        @bind("tgamma Double") func tgamma(_ x: Double) -> Double
        @bind("tgamma Float") func tgamma(_ x: Float) -> Float
        @bind("tgamma CGFloat") func tgamma(_ x: CGFloat) -> CGFloat
        @bind("lgamma Double") func lgamma(_ x: Double) -> Double
        @bind("lgamma Float") func lgamma(_ x: Float) -> Float
        @bind("lgamma CGFloat") func lgamma(_ x: CGFloat) -> CGFloat
        @bind("erf Double") func erf(_ x: Double) -> Double
        @bind("erf Float") func erf(_ x: Float) -> Float
        @bind("erf CGFloat") func erf(_ x: CGFloat) -> CGFloat
        @bind("pow Double") func pow(_ x: Double, _ y: Double) -> Double
        @bind("pow Float") func pow(_ x: Float, _ y: Float) -> Float
        @bind("pow CGFloat") func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("atan2 Double") func atan2(_ x: Double, _ y: Double) -> Double
        @bind("atan2 Float") func atan2(_ x: Float, _ y: Float) -> Float
        @bind("atan2 CGFloat") func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("hypot Double") func hypot(_ x: Double, _ y: Double) -> Double
        @bind("hypot Float") func hypot(_ x: Float, _ y: Float) -> Float
        @bind("hypot CGFloat") func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("fmod Double") func fmod(_ x: Double, _ y: Double) -> Double
        @bind("fmod Float") func fmod(_ x: Float, _ y: Float) -> Float
        @bind("fmod CGFloat") func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("fmin Double") func fmin(_ x: Double, _ y: Double) -> Double
        @bind("fmin Float") func fmin(_ x: Float, _ y: Float) -> Float
        @bind("fmin CGFloat") func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("fmax Double") func fmax(_ x: Double, _ y: Double) -> Double
        @bind("fmax Float") func fmax(_ x: Float, _ y: Float) -> Float
        @bind("fmax CGFloat") func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("copysign Double") func copysign(_ x: Double, _ y: Double) -> Double
        @bind("copysign Float") func copysign(_ x: Float, _ y: Float) -> Float
        @bind("copysign CGFloat") func copysign(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("remainder Double") func remainder(_ x: Double, _ y: Double) -> Double
        @bind("remainder Float") func remainder(_ x: Float, _ y: Float) -> Float
        @bind("remainder CGFloat") func remainder(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        @bind("fdim Double") func fdim(_ x: Double, _ y: Double) -> Double
        @bind("fdim Float") func fdim(_ x: Float, _ y: Float) -> Float
        @bind("fdim CGFloat") func fdim(_ x: CGFloat, _ y: CGFloat) -> CGFloat
        """#)
