/// Common questions for each operator.
enum FindPhrases {
    static let all: [(name: String, labels: String?, phrases: [String])] = text.split(separator: "\n").map { line in
        // `take(while:)` contains a colon itself.
        let head = line.prefix { $0 != " " }.dropLast()
        let name = head.prefix { $0 != "(" }
        let phrases = line.dropFirst(head.count + 1).split(separator: ";").map { String($0) }
        return (String(name), head.contains("(") ? String(head.dropFirst(name.count)) : nil, phrases)
    }

    private static let text = """
        debounce: slow typing; wait until silent; wait until the user stops typing; quiet for a while; pause \
        between keystrokes; search as you type; only after a silence; keystrokes settle; last value after a \
        pause; input settles
        throttle: slow typing; rate limit; at most once a second; limit how often; double tap; too many \
        taps; ignore taps for a while; not more often than; prevent double clicks; button tapped twice
        distinctUntilChanged: drop duplicates; slow typing; equal neighbours; only changes; values that did \
        not change; same value twice in a row; remove consecutive duplicates; skip repeats; only when it \
        changed; unchanged values; ignore equal values
        distinct: unique values; each value only once; each value once ever; remove all duplicates; never \
        the same again; only unseen
        map: transform each; convert each value; change every element; turn into another type; apply a \
        function; project
        mapTo: replace each by a constant; always the same value; map to a constant
        compactMap: remove nil; drop nil; unwrap optionals; skip what cannot be converted; filter out nil; \
        map and drop nil; parse and skip failures
        unwrap: only what is not nil
        flatMap: mergemap; request for each; start an observable for each element; nested observables; \
        flatten; chain a request; async call for each value; all inner at once; network call for every; \
        parallel requests; dependent requests
        flatMapLatest: switchmap; cancel the previous request; only the newest request; latest search \
        results; switch to the newest; drop the old request; forget outdated answers; cancel old; discard \
        stale responses; live search
        flatMapFirst: exhaustmap; ignore while busy; ignore taps while a request runs; ignore taps while \
        loading; first one until done; no second request while loading; prevent double submit; ignore new \
        ones until finished
        concatMap: one request after the other; one request after another; in order; queue requests; \
        sequential requests; keep the order of requests; wait for the previous request; one at a time
        filter: only some elements; condition; keep those that; predicate; drop those that; where; select \
        matching; even numbers only
        take: first n; only the first; limit the count; stop after n; first three elements; take n then \
        complete; only the first elements; end after so many
        takeLast: last n; last three elements; the last elements; only the end; last values before completion
        take(while:): as long as; stop when a condition fails; end at the first that does not; while a \
        condition holds
        take(until:): stop when another fires; until a button is tapped; end when another sequence sends; \
        until something happens; cancel on a signal; stop when the screen goes away
        skip: ignore the first; ignore the initial value; drop the first n; skip initial value; leave out \
        the beginning; without the first; not the initial one
        skip(while:): drop while; ignore until a condition; leave out as long as; begin at the first that
        skip(until:): wait for another to begin; wait for another before starting; ignore until another \
        fires; start listening when another sends; not before a signal
        scan: running total; accumulate; state over time; reducer; counter; keep a running sum; fold with \
        intermediate results; previous result; undo history; accumulate state; redux
        reduce: sum at the end; fold to one value; total of all; final result; combine all into one; \
        aggregate
        merge: combine; several sources into one; combine streams; any of them; join events of several; two \
        buttons one handler; parallel streams; interleave
        concat: one after another; append a sequence; then the next; after it completes; first cache then \
        network; chain sequences; follow with another
        zip: combine pair; wait for both; pair up; corresponding values; match one to one; several requests \
        together; all requests done; wait for all; index with elements; parallel requests together
        combineLatest: combine; combine pair; latest of both; form validation; enable a button when all \
        fields are valid; combine the newest values; several fields; whenever any changes; depends on two \
        inputs
        withLatestFrom: latest value when a button is tapped; sample another on tap; read the form on \
        submit; current value on tap; take the newest of another; on click get the text; with current state
        sample: latest at regular times; value at each tick; poll the latest; take a sample; newest value \
        every second
        startWith: initial value; begin with; default first; prepend; something at once; show loading first; \
        loading state first; placeholder first
        catch: error; recover from an error; handle errors; another source after an error; fallback \
        sequence; continue after error; try something else when it fails
        catchAndReturn: error; default value on error; replace an error by a value; fallback value; never \
        fail; recover with a value; return something when it fails
        retry: error; try again; retry on error; repeat after a failure; attempts; resubscribe on failure; \
        try three times; reconnect
        retry(when:): retry after a delay; exponential backoff; wait before trying again; retry later; retry \
        with a pause; retry only some errors; backoff
        timeout: give up after; too late; deadline; error when nothing comes; time limit; takes too long; no \
        answer
        delay: later; shift in time; postpone each; wait before passing on; delay events; slower by a second
        delaySubscription: begin later; subscribe later; subscribe after a while; start after a delay; wait \
        before subscribing
        interval: polling; every second; repeat periodically; regular ticks; countdown; clock; timer that \
        repeats; stopwatch; again and again
        timer: fire once after seconds; after a delay do something; single shot timer; fire later; alarm; \
        settimeout; first after then every
        buffer: collect in groups; batch; chunks; several at once as an array; group by time; batches of \
        ten; collect ten at a time; bundle events
        window: split into sequences; observable of each period; group in time as observables
        groupBy: group by key; last value of each; latest for each key; split by category; a sequence for \
        each key; last value of each; per user
        share: one request for many subscribers; subscribed twice; avoid duplicate requests; multicast; \
        share a subscription; runs twice; same request twice; cache the result
        share(replay:scope:): late subscribers get the last value; cache the last value; remember latest \
        result; replay to new subscribers; one request for many subscribers cached
        replay: cache values for late subscribers; replay the past; remember the last values
        publish: hot from cold; connect later; make it hot; connectable
        multicast: through a subject; share through a subject
        refCount: connect automatically; connect when someone subscribes
        connect: start a connectable; begin a published
        observe: change thread; main thread; deliver on main; switch queue; receive on; update ui from \
        background; background thread results; observeon
        subscribe(on:): run work in the background; subscribe on background; start on another thread; heavy \
        work off the main thread; subscribeon
        subscribe: listen; do something with values; get the values; handle events; receive values; start
        do: side effect; log values; log each value; peek; look at values without changing; tap; spy; \
        something on the way; run code on each value; loading indicator on subscribe
        debug: print all events; trace; what happens; see events; log every event; find out why nothing \
        comes; debugging
        materialize: error; events as values; errors as values; error as a value; wrap events; \
        notifications; turn errors into elements
        dematerialize: unwrap events; values back to events
        toArray: collect all into an array; list of all values; everything at once; all elements as array
        switchLatest: newest inner; observable of observables switch; latest of nested
        amb: race; whichever comes first; fastest source; first to answer wins; quickest server
        create: wrap a callback; own observable; from a callback; custom source; make from a closure; bridge \
        an api; wrap a delegate; convert a completion handler; build an observable
        deferred: new for each subscriber; lazily; evaluate when subscribed; create at subscription; put off \
        until subscribed; factory
        just: single value; one value; constant; a single constant value; a value as observable; wrap a \
        value
        of: several values; fixed list; given values; literals
        from: array to observable; sequence as observable; elements of an array; iterate an array; convert \
        array
        range: numbers from to; count up; integers in a row; sequence of numbers
        generate: loop; for loop; compute the next from the one before; while loop
        repeatElement: same value forever; endless; infinite repetition
        empty: nothing at all; completes at once; no values just completion
        never: nothing forever; does not end; silent sequence
        error: fails at once; only an error; throw
        ignoreElements: only completion; not interested in values; just tell when done; wait for the end; \
        ignore values
        element(at:): nth element; element by index; third element; only the fifth; at position
        ifEmpty: default when empty; nothing came; fallback for empty; if there are no values; empty result
        pairwise: pair; previous value; compare with the one before; old and new value; last two values; \
        difference to previous; with the previous
        nwise: sliding window; last three values; groups of neighbours; moving average
        partition: split in two; true and false ones; two sequences by a condition
        enumerated: index of each; with index; number the elements; position of each
        single: exactly one; must be one element; only one allowed
        first: only the first as single; first value or nil
        asSingle: exactly one as a single; convert to single
        asDriver: for ui; never fails on main; drive a label; to driver; safe for binding
        asSharedSequence: shared sequence of any strategy; convert to shared sequence
        asControlProperty: convert to control property; hide the control
        asControlEvent: convert to control event
        asSignal: events for ui; without replay for ui; to signal
        drive: connect driver to ui; bind a driver
        bind: show in a label; connect to ui; assign to a relay; bind to a control; set a property; update a \
        label
        disposed: memory leak; clean up; bag; stop when object dies; cancel on deinit; dispose automatically
        dispose: cancel; unsubscribe; stop listening; end a subscription
        accept: change a relay; send to a relay; set a relay's value; next value of a relay
        onNext: send a value; emit; push a value; send to a subject; trigger
        onCompleted: end a subject; finish; complete a subject
        onError: fail a subject; send an error
        using: resource that must be closed; open and close; lifetime of a resource; acquire and release
        withUnretained: weak self; without retain cycle; self in closures; capture weakly
        pausable: pause and resume; stop for a while and go on; switch on and off
        pausableBuffered: pause and keep; buffer while paused
        and: all of them true; every value true; all true
        apply: use my own operator; chain through a function; reuse part of a chain
        asCompletable: only success or failure; forget the values and keep the end
        asInfallible: never fails; without errors; convert to infallible
        asMaybe: zero or one value; at most one value; convert to maybe
        asObservable: hide the subject; convert to observable; read only for others; single to observable
        bufferWithTrigger: collect until a button is tapped; collect until another sends; flush on a signal
        createUnbound: relay that replays everything; relay with the full history
        createUnbounded: subject that replays everything; replay without limit; full history
        decode: json to a struct; parse codable; data to a model
        filterMap: filter and map in one; map or ignore
        flatMapMaybe: optional request for each; maybe for each value
        mapAt: a property of each; key path; read a field of each value
        mapMany: map each element of an array; transform arrays inside
        createUnbound: relay that replays everything; relay with the full history
        replayAll: replay everything to late subscribers; remember all values; late subscribers get all values
        cold: source from marbles; starts again for each subscriber; write a source as a diagram
        hot: source from marbles that runs without subscribers; hot diagram
        watch: show a timeline; name a lane; see this sequence
        PublishSubject: send values by hand; subject without value; events from outside; imperative; \
        passthrough
        BehaviorSubject: current value; subject with a value; remembers its last value; initial value \
        subject
        BehaviorRelay: state holder; current state; variable; value that never fails; observable property; \
        published property; mutable state
        PublishRelay: events that never fail; taps as a relay; relay without value
        ReplaySubject: remembers several; late subscribers get old values; history for new subscribers; past \
        values
        AsyncSubject: only the last value at completion; future; promise
        andThen: after a completable; then do; sequence completables
        flatMapCompletable: completable for each; save each then complete
        count: how many; number of elements
        fromAsync: async function; wrap a function with completion; callback function
        cascade: next takes over; later sources replace earlier
        toSortedArray: sorted; sort all; sort the values
        ofType: only of a type; cast and filter; of one class
        not: negate; invert a bool; opposite
        once: only first subscriber; only for one subscriber
        ignore: leave out values; without these values; ignore certain values
        ignoreErrors: errors ignored; swallow errors; go on despite errors
        ignoreWhen: ignore while a flag is set; drop when condition
        catchErrorJustComplete: complete on error; end quietly on error; treat errors as end
        repeatWithBehavior: repeat with a delay; poll again after completion; exponential retry behaviour
        elements: values of an action; successes only
        errors: failures only; errors of a materialized sequence
        execute: run an action; start the action
        data: network; http request; web server; download; bytes of the answer; call an api
        response: network; http request; web server; status of a request; headers of the answer; status code
        json: network; http request; web server; parse an answer; parse the answer of a server; call an api
        toBlocking: wait for the result in a test; synchronously; block until done
        TestScheduler: test time; virtual time; test debounce; unit test timing; fake clock
        withThrowingTaskGroup: async requests at the same time; parallel async work that can throw; first of several tasks; timeout for async \
        code
        withTaskGroup: several tasks at once; run tasks together and wait for all; collect results of tasks; parallel async work; child tasks; \
        run two things at once; two requests at the same time with await; do things in parallel with async
        withCheckedContinuation: callback in async code; completion handler to async; await a callback; wrap a callback for await
        withCheckedThrowingContinuation: callback with an error in async code; result callback to async throws; delegate to async
        withTaskCancellationHandler: react to cancellation at once; handler when a task is cancelled; stop a request when its task is cancelled
        checkCancellation: stop when the task was cancelled; throw if cancelled; throw when a task is cancelled
        sleep: pause a task; sleep in async code; await some seconds; delay async code; wait a second in a task; wait with await
        Task: start a task; run async code from sync code; wait for a task; wait for the result of a task; cancel a task; stop a task; \
        run in the background with async; fire and forget; call an async function from a button
        cancelAll: cancel all tasks of a group; stop the other tasks; cancel the losers
        addTask: add a task to a group; child task of a group; one more task in a group
        yield: let other tasks run; give way to other tasks
        isCancelled: ask whether a task is cancelled; notice cancellation; is the task cancelled
        currentPriority: priority of a task; how urgent a task is
        withUnsafeCurrentTask: the current task; the task that runs
        makeStream: stream and its continuation; push values into an async stream
        measure: how long async code takes; time an operation with a clock
        detached: task that inherits nothing; background task; task off the main actor
        AsyncStream: callbacks as an async sequence; delegate to for await; async sequence from callbacks; yield values for await
        AsyncThrowingStream: async sequence that can fail; callbacks with errors as an async sequence
        values: observable to async; for await over an observable; loop over an observable; await each value of an observable
        TaskLocal: value for a task and its children; request id for all tasks; task local value
        """
}
