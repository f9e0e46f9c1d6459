// The script arities.sh writes this file.

extension ObservableType {
    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return CombiningSource(.latest, 2) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    sink.deliverInOrder(try resultSelector(value1, value2))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 3) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 4) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 5) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 6) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 7) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            let latest7 = Slot<O7.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    let value7 = latest7.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                    sink.subscribeSource(observable7) { latest7.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 8) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            let latest7 = Slot<O7.Element>()
            let latest8 = Slot<O8.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    let value7 = latest7.element
                    let value8 = latest8.element
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                    sink.subscribeSource(observable7) { latest7.store($0) }
                    sink.subscribeSource(observable8) { latest8.store($0) }
                }
            )
        }
    }
}

extension ObservableType where Element == Any {
    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return CombiningSource(.latest, 2) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    sink.deliverInOrder((value1, value2))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 3) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    sink.deliverInOrder((value1, value2, value3))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 4) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    sink.deliverInOrder((value1, value2, value3, value4))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 5) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    sink.deliverInOrder((value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 6) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 7) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            let latest7 = Slot<O7.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    let value7 = latest7.element
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                    sink.subscribeSource(observable7) { latest7.store($0) }
                }
            )
        }
    }

    /// Combines the newest elements of all sources each time that one of them sends.
    @inlinable
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
        return CombiningSource(.latest, 8) {
            let latest1 = Slot<O1.Element>()
            let latest2 = Slot<O2.Element>()
            let latest3 = Slot<O3.Element>()
            let latest4 = Slot<O4.Element>()
            let latest5 = Slot<O5.Element>()
            let latest6 = Slot<O6.Element>()
            let latest7 = Slot<O7.Element>()
            let latest8 = Slot<O8.Element>()
            return (
                { sink in
                    let value1 = latest1.element
                    let value2 = latest2.element
                    let value3 = latest3.element
                    let value4 = latest4.element
                    let value5 = latest5.element
                    let value6 = latest6.element
                    let value7 = latest7.element
                    let value8 = latest8.element
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.subscribeSource(observable1) { latest1.store($0) }
                    sink.subscribeSource(observable2) { latest2.store($0) }
                    sink.subscribeSource(observable3) { latest3.store($0) }
                    sink.subscribeSource(observable4) { latest4.store($0) }
                    sink.subscribeSource(observable5) { latest5.store($0) }
                    sink.subscribeSource(observable6) { latest6.store($0) }
                    sink.subscribeSource(observable7) { latest7.store($0) }
                    sink.subscribeSource(observable8) { latest8.store($0) }
                }
            )
        }
    }
}
