// The script arities.sh writes this file.

extension ObservableType {
    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return CombiningSource(.zip, 2) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 3) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 4) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 5) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 6) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 7) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            let queue7 = RingBuffer<O7.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    let value7 = queue7.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                    sink.subscribeSource(observable7) { queue7.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 8) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            let queue7 = RingBuffer<O7.Element>()
            let queue8 = RingBuffer<O8.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    let value7 = queue7.removeFirst()
                    let value8 = queue8.removeFirst()
                    sink.deliverInOrder(try resultSelector(value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                    sink.subscribeSource(observable7) { queue7.append($0) }
                    sink.subscribeSource(observable8) { queue8.append($0) }
                }
            )
        }
    }
}

extension ObservableType where Element == Any {
    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
        O1: ObservableType,
        O2: ObservableType
    >(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        return CombiningSource(.zip, 2) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    sink.deliverInOrder((value1, value2))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        let observable1 = source1.asObservable()
        let observable2 = source2.asObservable()
        let observable3 = source3.asObservable()
        return CombiningSource(.zip, 3) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    sink.deliverInOrder((value1, value2, value3))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 4) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    sink.deliverInOrder((value1, value2, value3, value4))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 5) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    sink.deliverInOrder((value1, value2, value3, value4, value5))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 6) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 7) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            let queue7 = RingBuffer<O7.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    let value7 = queue7.removeFirst()
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6, value7))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                    sink.subscribeSource(observable7) { queue7.append($0) }
                }
            )
        }
    }

    /// Combines the n-th elements of all sources.
    @inlinable
    public static func zip<
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
        return CombiningSource(.zip, 8) {
            let queue1 = RingBuffer<O1.Element>()
            let queue2 = RingBuffer<O2.Element>()
            let queue3 = RingBuffer<O3.Element>()
            let queue4 = RingBuffer<O4.Element>()
            let queue5 = RingBuffer<O5.Element>()
            let queue6 = RingBuffer<O6.Element>()
            let queue7 = RingBuffer<O7.Element>()
            let queue8 = RingBuffer<O8.Element>()
            return (
                { sink in
                    let value1 = queue1.removeFirst()
                    let value2 = queue2.removeFirst()
                    let value3 = queue3.removeFirst()
                    let value4 = queue4.removeFirst()
                    let value5 = queue5.removeFirst()
                    let value6 = queue6.removeFirst()
                    let value7 = queue7.removeFirst()
                    let value8 = queue8.removeFirst()
                    sink.deliverInOrder((value1, value2, value3, value4, value5, value6, value7, value8))
                },
                { sink in
                    sink.subscribeSource(observable1) { queue1.append($0) }
                    sink.subscribeSource(observable2) { queue2.append($0) }
                    sink.subscribeSource(observable3) { queue3.append($0) }
                    sink.subscribeSource(observable4) { queue4.append($0) }
                    sink.subscribeSource(observable5) { queue5.append($0) }
                    sink.subscribeSource(observable6) { queue6.append($0) }
                    sink.subscribeSource(observable7) { queue7.append($0) }
                    sink.subscribeSource(observable8) { queue8.append($0) }
                }
            )
        }
    }
}
