precedencegroup Power {
    associativity: both
}
