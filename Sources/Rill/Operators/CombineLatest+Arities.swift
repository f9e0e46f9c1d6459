// Written by arities.sh.

extension ObservableType {
    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return Junction(.latest, 2) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        return Junction(.latest, 3) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        return Junction(.latest, 4) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3, value4))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        return Junction(.latest, 5) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        return Junction(.latest, 6) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
            Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        let observable7 = source7.asObservable()
        return Junction(.latest, 7) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            var latest7: O7.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    let value7 = latest7.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                    sink.join(observable7) { latest7 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        let observable7 = source7.asObservable()
        let observable8 = source8.asObservable()
        return Junction(.latest, 8) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            var latest7: O7.Element?
            var latest8: O8.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    let value7 = latest7.unsafelyUnwrapped
                    let value8 = latest8.unsafelyUnwrapped
                    sink.deliver(try resultSelector(value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                    sink.join(observable7) { latest7 = $0 }
                    sink.join(observable8) { latest8 = $0 }
                }
            )
        }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return Junction(.latest, 2) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    sink.deliver((value1, value2))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        return Junction(.latest, 3) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        return Junction(.latest, 4) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3, value4))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        return Junction(.latest, 5) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        return Junction(.latest, 6) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        let observable7 = source7.asObservable()
        return Junction(.latest, 7) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            var latest7: O7.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    let value7 = latest7.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                    sink.join(observable7) { latest7 = $0 }
                }
            )
        }
    }

    /// The latest elements of all sources, whenever one of them has a new one.
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType,
        O5: ObservableType,
        O6: ObservableType,
        O7: ObservableType,
        O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        let observable4 = source4.asObservable()
        let observable5 = source5.asObservable()
        let observable6 = source6.asObservable()
        let observable7 = source7.asObservable()
        let observable8 = source8.asObservable()
        return Junction(.latest, 8) {
            var latest1: O1.Element?
            var latest2: O2.Element?
            var latest3: O3.Element?
            var latest4: O4.Element?
            var latest5: O5.Element?
            var latest6: O6.Element?
            var latest7: O7.Element?
            var latest8: O8.Element?
            return (
                { sink in
                    let value1 = latest1.unsafelyUnwrapped
                    let value2 = latest2.unsafelyUnwrapped
                    let value3 = latest3.unsafelyUnwrapped
                    let value4 = latest4.unsafelyUnwrapped
                    let value5 = latest5.unsafelyUnwrapped
                    let value6 = latest6.unsafelyUnwrapped
                    let value7 = latest7.unsafelyUnwrapped
                    let value8 = latest8.unsafelyUnwrapped
                    sink.deliver((value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.join(observable1) { latest1 = $0 }
                    sink.join(observable2) { latest2 = $0 }
                    sink.join(observable3) { latest3 = $0 }
                    sink.join(observable4) { latest4 = $0 }
                    sink.join(observable5) { latest5 = $0 }
                    sink.join(observable6) { latest6 = $0 }
                    sink.join(observable7) { latest7 = $0 }
                    sink.join(observable8) { latest8 = $0 }
                }
            )
        }
    }
}
