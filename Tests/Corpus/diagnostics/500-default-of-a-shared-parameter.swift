// A default value decides no type that another parameter decides too
func second<T>(_ a: T, _ b: T = 5) -> T { b }
