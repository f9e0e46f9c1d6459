// Traits and Infallible: the order of subscriptions, events and disposals.
import EngineTestKit
import Rill
import RillBlocking
import RillTest
import XCTest

final class GoldenTraitsTests: CountedTest {
    func testSingle_usesItsFirstResult() {
        trace("aok(1) aD disp bfail(boom) bD disp") {
            S(
                "a",
                Single<Int>.create { o in
                    o(.success(1)); o(.success(2)); o(.failure(E.boom)); return Disposables.create { L("disp") }
                })
            S(
                "b",
                Single<Int>.create { o in
                    o(.failure(E.boom)); o(.success(1)); return Disposables.create { L("disp") }
                })
        }
    }

    func testSingleAsObservable() {
        trace("1 C D E(boom) D") {
            Single.just(1).asObservable().go()
            Single<Int>.error(E.boom).asObservable().go()
        }
    }

    func testSingleDoOfASuccess() {
        trace("sub onS1 ok(1) D afterS1 subd disp") {
            S(
                "",
                Single.just(1).do(
                    onSuccess: { L("onS\($0)") }, afterSuccess: { L("afterS\($0)") }, onError: { _ in L("onE") },
                    onSubscribe: { L("sub") }, onSubscribed: { L("subd") }, onDispose: { L("disp") }))
        }
    }

    func testSingleDoOfAFailure() {
        trace("onEboom fail(boom) D afterEboom disp") {
            S(
                "",
                Single<Int>.error(E.boom).do(
                    onSuccess: { L("onS\($0)") }, onError: { L("onE\($0)") }, afterError: { L("afterE\($0)") },
                    onDispose: { L("disp") }))
        }
    }

    func testSingleRetry() {
        trace("rok(3) rD") {
            var k = 0
            S(
                "r",
                Single<Int>.create { o in
                    k += 1; k < 3 ? o(.failure(E.boom)) : o(.success(k)); return nop
                }.retry(5))
        }
    }

    func testSingleDeferredAndUsing() {
        trace("dfail(boom) dD uok(1) uD Rdisp") {
            S("d", Single<Int>.deferred { throw E.boom })
            final class R: Disposable { func dispose() { L("Rdisp") } }
            S("u", Single.using({ R() }, primitiveSequenceFactory: { _ in Single.just(1) }))
        }
    }

    func testAsSingleDisposed() {
        trace("D") {
            let p = P()
            let d = p.asSingle().subscribe(onSuccess: { L("\($0)") }, onDisposed: { L("D") })
            d.dispose()
        }
    }

    func testSingleAsAResult() {
        trace("s1") {
            _ = Single.just(1).subscribe { (r: Result<Int, Error>) in
                switch r {
                case .success(let v): L("s\(v)");
                case .failure(let e): L("f\(e)")
                }
            }
        }
    }

    func testMaybeDo() {
        trace("n1 ok(1) D c d") {
            M("", Maybe.just(1).do(onNext: { L("n\($0)") }, onCompleted: { L("c") }, onDispose: { L("d") }))
        }
    }

    func testMaybeZip() {
        trace("zC zD z2ok((1, 2)) z2D") {
            M("z", Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 })
            M("z2", Maybe.zip(Maybe.just(1), Maybe.just(2)))
        }
    }

    func testCompletableEnds() {
        trace("eC eD errerr(boom) errD createC createD disp obsC obsD") {
            K("e", .empty())
            K("err", .error(E.boom))
            K(
                "create",
                Completable.create { o in
                    o(.completed); o(.error(E.boom)); return Disposables.create { L("disp") }
                })
            Completable.empty().asObservable().go("obs")
        }
    }

    func testCompletableConcatAndZip() {
        trace("concaterr(e1) concatD concat2C concat2D ziperr(e1) zipD zipEmptyC zipEmptyD concatEmptyC concatEmptyD") {
            K("concat", Completable.concat([.empty(), .error(E.e1), .error(E.e2)]))
            K("concat2", Completable.empty().concat(.empty()))
            K("zip", Completable.zip([.empty(), .error(E.e1)]))
            K("zipEmpty", Completable.zip([Completable]()))
            K("concatEmpty", Completable.concat([Completable]()))
        }
    }

    func testCompletableAndThen() {
        trace("sok(1) sD mC mD cerr(boom) cD o1 o2 oC oD errfail(e1) errD") {
            S("s", Completable.empty().andThen(Single.just(1)))
            M("m", Completable.empty().andThen(Maybe<Int>.empty()))
            K("c", Completable.empty().andThen(Completable.error(E.boom)))
            Completable.empty().andThen(O.of(1, 2)).go("o")
            S("err", Completable.error(E.e1).andThen(Single.just(1)))
        }
    }

    func testAndThenDisposesTheSecondFirst() {
        trace("1+ 2+ cC cD 2- 1-") {
            K(
                "c",
                Completable.create { o in
                    L("1+"); o(.completed); return Disposables.create { L("1-") }
                }.andThen(
                    Completable.create { o in
                        L("2+"); o(.completed); return Disposables.create { L("2-") }
                    }))
        }
    }

    func testAndThenIsMadeAtOnce() {
        trace("made") {
            func mk() -> Completable { L("made"); return .empty() }
            K("c", Completable.never().andThen(mk()))
        }
    }

    func testCompletableDo() {
        trace("s c C D ac sd d") {
            K(
                "",
                Completable.empty().do(
                    onError: { _ in L("e") }, onCompleted: { L("c") }, afterCompleted: { L("ac") },
                    onSubscribe: { L("s") }, onSubscribed: { L("sd") }, onDispose: { L("d") }))
        }
    }

    func testAsCompletable() {
        trace("C D eerr(boom) eD") {
            K("", O.of(1, 2).ignoreElements().asCompletable())
            K("e", O.of(1).concat(O.error(E.boom)).ignoreElements().asCompletable())
        }
    }

    func testSingleTimeout() {
        trace("tofail(Sequence timeout.) toD") {
            let s = TestScheduler(initialClock: 0)
            S("to", Single<Int>.never().timeout(.seconds(5), scheduler: s))
            s.start()
        }
    }

    func testSingleOnVirtualTime() {
        trace("d1@3 ds1@4 t0@5") {
            let s = TestScheduler(initialClock: 0)
            _ = Single<Int>.timer(.seconds(5), scheduler: s).subscribe(onSuccess: { L("t\($0)@\(s.clock)") })
            _ = Single.just(1).delay(.seconds(3), scheduler: s).subscribe(onSuccess: { L("d\($0)@\(s.clock)") })
            _ = Single.just(1).delaySubscription(.seconds(4), scheduler: s).subscribe(onSuccess: {
                L("ds\($0)@\(s.clock)")
            })
            s.start()
        }
    }

    func testInfallibleCreate() {
        trace("1 C D disp") {
            _ = Infallible<Int>.create { o in
                o(.next(1)); o(.completed); return Disposables.create { L("disp") }
            }.sub({ L("\($0)") }, onCompleted: { L("C") }, onDisposed: { L("D") })
        }
    }

    func testAsInfallible() {
        trace("1 9 C D 1 2 C D boom 3 C D") {
            O.of(1).concat(O.error(E.boom)).asInfallible(onErrorJustReturn: 9).go()
            O<Int>.error(E.boom).asInfallible(onErrorFallbackTo: .of(1, 2)).go()
            O<Int>.error(E.boom).asInfallible(onErrorRecover: { e in
                L("\(e)"); return .just(3)
            }).go()
        }
    }

    func testInfallibleMergeHasAnOrder() {
        trace(
            "arr:1 arr:10 arr:2 arr:20 arr:3 arr:30 arr:C arr:D coll:1 coll:2 coll:3 coll:10 coll:20 coll:30 coll:C coll:D var:1 var:10 var:2 var:20 var:3 var:30 var:C var:D"
        ) {
            Infallible.merge([Infallible.of(1, 2, 3), .of(10, 20, 30)]).go("arr:")
            Infallible.merge(AnyCollection([Infallible.of(1, 2, 3), .of(10, 20, 30)])).go("coll:")
            Infallible.merge(.of(1, 2, 3), .of(10, 20, 30)).go("var:")
        }
    }

    func testInfallibleCombineLatestAndZip() {
        trace("(1, \"a\") (2, \"a\") C D 1a 2b C D [1, 2] C D") {
            Infallible.combineLatest(Infallible.of(1, 2), Infallible.of("a")).go()
            Infallible.zip(Infallible.of(1, 2), Infallible.of("a", "b")) { "\($0)\($1)" }.go()
            Infallible.combineLatest([Infallible.of(1), Infallible.of(2)]).go()
        }
    }

    func testInfallibleEvents() {
        trace("next(1) completed") {
            _ = Infallible.of(1).subscribe { (e: InfallibleEvent<Int>) in L("\(e)") }
        }
    }

    func testToBlockingFirst() {
        trace("s+ ss sn1 s- Optional(1)") {
            L("\(try O.of(1,2).tap("s").toBlocking().first() as Any)")
        }
    }

    func testToBlockingSingleStopsAtTheSecond() {
        trace("Sequence contains more than one element.") {
            do { _ = try O.of(1, 2).concat(O.error(BE.x)).toBlocking().single() } catch { L("\(error)") }
        }
    }
}
