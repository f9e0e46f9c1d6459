"""Runs the same chains as `rill-bench` with reactivex for Python. Prints a line `name<TAB>nanoseconds per event` for each."""

import time

import reactivex as rx
from reactivex import operators as ops
from reactivex.scheduler import HistoricalScheduler
from reactivex.subject import Subject

COUNT = 20_000


def chain(count):
    rx.range(0, count).pipe(
        ops.filter(lambda x: x & 1 == 0), ops.map(lambda x: x * 3), ops.reduce(lambda a, b: a + b, 0)
    ).subscribe(lambda x: None)


def send(subject, count):
    for value in range(count):
        subject.on_next(value)


def subject(count):
    source = Subject()
    source.subscribe(lambda x: None)
    send(source, count)


def four_maps(count):
    source = Subject()
    source.pipe(
        ops.map(lambda x: x + 1), ops.map(lambda x: x * 3), ops.map(lambda x: x - 2), ops.map(lambda x: x ^ 5)
    ).subscribe(lambda x: None)
    send(source, count)


def flat_map(count):
    rx.range(0, count).pipe(ops.flat_map(lambda x: rx.just(x))).subscribe(lambda x: None)


def flat_map_latest(count):
    rx.range(0, count).pipe(ops.flat_map_latest(lambda x: rx.just(x))).subscribe(lambda x: None)


def joined(join):
    def run(count):
        left, right = Subject(), Subject()
        join(left, right).subscribe(lambda x: None)
        for value in range(count // 2):
            left.on_next(value)
            right.on_next(value)

    return run


def subscribe(count):
    for value in range(count):
        rx.just(value).pipe(ops.map(lambda x: x + 1)).subscribe(lambda x: None).dispose()


def subscribers(count):
    source = Subject()
    for _ in range(1000):
        source.subscribe(lambda x: None)
    send(source, count // 1000)


def delayed(count):
    clock = HistoricalScheduler()
    source = Subject()
    source.pipe(ops.delay(1.0, scheduler=clock)).subscribe(lambda x: None)
    send(source, count)
    clock.start()


SHAPES = [
    ("range.filter.map.reduce", chain),
    ("subject, no operator", subject),
    ("subject, four maps", four_maps),
    ("flatMap { just }", flat_map),
    ("flatMapLatest { just }", flat_map_latest),
    ("combineLatest of two", joined(lambda a, b: rx.combine_latest(a, b))),
    ("zip of two", joined(lambda a, b: rx.zip(a, b))),
    ("subscribe + dispose just.map", subscribe),
    ("subject, 1000 subscribers", subscribers),
    ("delay on virtual time", delayed),
]

for name, run in SHAPES:
    best = float("inf")
    for _ in range(3):
        start = time.process_time_ns()
        run(COUNT)
        best = min(best, (time.process_time_ns() - start) / COUNT)
    print(f"{name}\t{best:.1f}", flush=True)
