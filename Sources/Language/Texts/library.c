// The texts that lie in the executable, where they are read without being copied. `LibraryTests` compares this table with
// the files of the folders.
#include "Page.h"

PAGE(Swift, Core) = {
#embed "../Library/Swift/Core/Core.swiftpage"
};
PAGE(Swift, Tuples) = {
#embed "../Library/Swift/Core/Tuples.swiftpage"
};
PAGE(Swift, Numbers) = {
#embed "../Library/Swift/Numbers/Numbers.swiftpage"
};
PAGE(Swift, SizedIntegers) = {
#embed "../Library/Swift/Numbers/SizedIntegers.swiftpage"
};
PAGE(Swift, Sequences) = {
#embed "../Library/Swift/Sequences/Sequences.swiftpage"
};
PAGE(Swift, CollectionProtocols) = {
#embed "../Library/Swift/Collections/CollectionProtocols.swiftpage"
};
PAGE(Swift, MadeSequences) = {
#embed "../Library/Swift/Sequences/MadeSequences.swiftpage"
};
PAGE(Swift, Collections) = {
#embed "../Library/Swift/Collections/Collections.swiftpage"
};
PAGE(Swift, RangeSets) = {
#embed "../Library/Swift/Collections/RangeSets.swiftpage"
};
PAGE(Swift, Differences) = {
#embed "../Library/Swift/Collections/Differences.swiftpage"
};
PAGE(Swift, Reflection) = {
#embed "../Library/Swift/Reflection/Reflection.swiftpage"
};
PAGE(Swift, Strings) = {
#embed "../Library/Swift/Strings/Strings.swiftpage"
};
PAGE(Swift, Codable) = {
#embed "../Library/Swift/Codable/Codable.swiftpage"
};
PAGE(Foundation, Foundation) = {
#embed "../Library/Foundation/Basics/Foundation.swiftpage"
};
PAGE(Foundation, Dates) = {
#embed "../Library/Foundation/Dates/Dates.swiftpage"
};
PAGE(Foundation, Formatters) = {
#embed "../Library/Foundation/Formatters/Formatters.swiftpage"
};
PAGE(Foundation, FormatStyles) = {
#embed "../Library/Foundation/Formatters/FormatStyles.swiftpage"
};
PAGE(Foundation, Measurements) = {
#embed "../Library/Foundation/Measurements/Measurements.swiftpage"
};
PAGE(Foundation, Decimals) = {
#embed "../Library/Foundation/Decimals/Decimals.swiftpage"
};
PAGE(Foundation, ErrorBridge) = {
#embed "../Library/Foundation/Errors/ErrorBridge.swiftpage"
};
PAGE(Foundation, Network) = {
#embed "../Library/Foundation/Network/Network.swiftpage"
};
PAGE(Foundation, NetworkErrors) = {
#embed "../Library/Foundation/Network/NetworkErrors.swiftpage"
};
PAGE(Foundation, Threads) = {
#embed "../Library/Foundation/Threads/Threads.swiftpage"
};
PAGE(Dispatch, Dispatch) = {
#embed "../Library/Dispatch/Dispatch/Dispatch.swiftpage"
};
PAGE(Glibc, System) = {
#embed "../Library/Glibc/System/System.swiftpage"
};
PAGE(Glibc, Streams) = {
#embed "../Library/Glibc/Streams/Streams.swiftpage"
};
PAGE(Glibc, Math) = {
#embed "../Library/Glibc/Math/Math.swiftpage"
};
PAGE(Foundation, Requests) = {
#embed "../Library/Foundation/Network/Requests.swiftpage"
};
PAGE(Foundation, Files) = {
#embed "../Library/Foundation/Files/Files.swiftpage"
};
PAGE(Foundation, FileHandle) = {
#embed "../Library/Foundation/Files/FileHandle.swiftpage"
};
PAGE(Foundation, FileCodes) = {
#embed "../Library/Foundation/Files/FileCodes.swiftpage"
};
PAGE(Foundation, Expressions) = {
#embed "../Library/Foundation/Text/Expressions.swiftpage"
};
PAGE(Foundation, Scanner) = {
#embed "../Library/Foundation/Text/Scanner.swiftpage"
};
PAGE(XCTest, Testing) = {
#embed "../Library/XCTest/Testing/Testing.swiftpage"
};
PAGE(Prompt, Prompt) = {
#embed "../Library/Prompt/Prompt/Prompt.swiftpage"
};
PAGE(RxSwift, Events) = {
#embed "../Library/RxSwift/Events/Events.swiftpage"
};
PAGE(RxSwift, Disposables) = {
#embed "../Library/RxSwift/Disposables/Disposables.swiftpage"
};
PAGE(RxSwift, Observables) = {
#embed "../Library/RxSwift/Observables/Observables.swiftpage"
};
PAGE(RxSwift, Schedulers) = {
#embed "../Library/RxSwift/Schedulers/Schedulers.swiftpage"
};
PAGE(RxSwift, Subjects) = {
#embed "../Library/RxSwift/Subjects/Subjects.swiftpage"
};
PAGE(RxRelay, Relays) = {
#embed "../Library/RxRelay/Relays/Relays.swiftpage"
};
PAGE(RxSwift, Factories) = {
#embed "../Library/RxSwift/Factories/Factories.swiftpage"
};
PAGE(RxSwift, Operators) = {
#embed "../Library/RxSwift/Operators/Operators.swiftpage"
};
PAGE(RxSwift, Time) = {
#embed "../Library/RxSwift/Operators/Time.swiftpage"
};
PAGE(RxSwift, Combining) = {
#embed "../Library/RxSwift/Combining/Combining.swiftpage"
};
PAGE(RxSwift, Arities) = {
#embed "../Library/RxSwift/Combining/Arities.swiftpage"
};
PAGE(RxSwift, Traits) = {
#embed "../Library/RxSwift/Traits/Traits.swiftpage"
};
PAGE(RxSwift, Reactive) = {
#embed "../Library/RxSwift/Reactive/Reactive.swiftpage"
};
PAGE(RxCocoa, Binding) = {
#embed "../Library/RxCocoa/Binding/Binding.swiftpage"
};
PAGE(RxCocoa, Shared) = {
#embed "../Library/RxCocoa/Shared/Shared.swiftpage"
};
PAGE(RxCocoa, Controls) = {
#embed "../Library/RxCocoa/Controls/Controls.swiftpage"
};
PAGE(RxTest, Scheduler) = {
#embed "../Library/RxTest/Scheduler/Scheduler.swiftpage"
};
PAGE(RxSwift, VirtualTime) = {
#embed "../Library/RxSwift/Schedulers/VirtualTime.swiftpage"
};
PAGE(RxTest, Marbles) = {
#embed "../Library/RxTest/Marbles/Marbles.swiftpage"
};

// In the order in which overloads that fit equally well are told of.
static const Text pages[] = {
    ENTRY(Swift, Core),
    ENTRY(Swift, Tuples),
    ENTRY(Swift, Numbers),
    ENTRY(Swift, SizedIntegers),
    ENTRY(Swift, Sequences),
    ENTRY(Swift, CollectionProtocols),
    ENTRY(Swift, MadeSequences),
    ENTRY(Swift, Collections),
    ENTRY(Swift, Differences),
    ENTRY(Swift, Reflection),
    ENTRY(Swift, Strings),
    ENTRY(Swift, Codable),
    ENTRY(Foundation, Foundation),
    ENTRY(Foundation, Dates),
    ENTRY(Foundation, Formatters),
    ENTRY(Foundation, FormatStyles),
    ENTRY(Foundation, Measurements),
    ENTRY(Foundation, Decimals),
    ENTRY(Foundation, ErrorBridge),
    ENTRY(Foundation, Network),
    ENTRY(Foundation, NetworkErrors),
    ENTRY(Foundation, Threads),
    ENTRY(Dispatch, Dispatch),
    ENTRY(Glibc, System),
    ENTRY(Glibc, Streams),
    ENTRY(Glibc, Math),
    ENTRY(Foundation, Requests),
    ENTRY(Foundation, Files),
    ENTRY(Foundation, FileHandle),
    ENTRY(Foundation, FileCodes),
    ENTRY(Foundation, Expressions),
    ENTRY(Foundation, Scanner),
    ENTRY(XCTest, Testing),
    ENTRY(Prompt, Prompt),
    ENTRY(RxSwift, Events),
    ENTRY(RxSwift, Disposables),
    ENTRY(RxSwift, Observables),
    ENTRY(RxSwift, Schedulers),
    ENTRY(RxSwift, Subjects),
    ENTRY(RxRelay, Relays),
    ENTRY(RxSwift, Factories),
    ENTRY(RxSwift, Operators),
    ENTRY(RxSwift, Time),
    ENTRY(RxSwift, Combining),
    ENTRY(RxSwift, Arities),
    ENTRY(RxSwift, Traits),
    ENTRY(RxSwift, Reactive),
    ENTRY(RxCocoa, Binding),
    ENTRY(RxCocoa, Shared),
    ENTRY(RxCocoa, Controls),
    ENTRY(RxTest, Scheduler),
    ENTRY(RxSwift, VirtualTime),
    ENTRY(RxTest, Marbles),
};
const Texts library_pages = {pages, sizeof pages / sizeof *pages};

PAGE(Swift, Regexes) = {
#embed "../Library/Swift/Regexes/Regexes.swiftpage"
};
PAGE(Swift, Unicode) = {
#embed "../Library/Swift/Strings/Unicode.swiftpage"
};
static const Text named[] = {
    ENTRY(Swift, RangeSets),
    ENTRY(Swift, Regexes),
    ENTRY(Swift, Unicode),
};
const Texts named_pages = {named, sizeof named / sizeof *named};
