/// Contexts of observers by name: a compiled program passes pointers.
