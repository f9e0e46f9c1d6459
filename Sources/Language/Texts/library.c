// The texts that lie in the executable, where they are read without being copied. `LibraryTests` compares this table with
// the files of the folders.
#include "Entry.h"

TEXT(Swift, Core) = {
#embed "../Library/Swift/Core/Core.swiftinterface"
};
TEXT(Swift, Tuples) = {
#embed "../Library/Swift/Core/Tuples.swiftinterface"
};
TEXT(Swift, Numbers) = {
#embed "../Library/Swift/Numbers/Numbers.swiftinterface"
};
TEXT(Swift, SizedIntegers) = {
#embed "../Library/Swift/Numbers/SizedIntegers.swiftinterface"
};
TEXT(Swift, Sequences) = {
#embed "../Library/Swift/Sequences/Sequences.swiftinterface"
};
TEXT(Swift, CollectionProtocols) = {
#embed "../Library/Swift/Collections/CollectionProtocols.swiftinterface"
};
TEXT(Swift, MadeSequences) = {
#embed "../Library/Swift/Sequences/MadeSequences.swiftinterface"
};
TEXT(Swift, Collections) = {
#embed "../Library/Swift/Collections/Collections.swiftinterface"
};
TEXT(Swift, RangeSets) = {
#embed "../Library/Swift/Collections/RangeSets.swiftinterface"
};
TEXT(Swift, Differences) = {
#embed "../Library/Swift/Collections/Differences.swiftinterface"
};
TEXT(Swift, Reflection) = {
#embed "../Library/Swift/Reflection/Reflection.swiftinterface"
};
TEXT(Swift, Strings) = {
#embed "../Library/Swift/Strings/Strings.swiftinterface"
};
TEXT(Swift, Codable) = {
#embed "../Library/Swift/Codable/Codable.swiftinterface"
};
TEXT(Foundation, Foundation) = {
#embed "../Library/Foundation/Basics/Foundation.swiftinterface"
};
TEXT(Foundation, Dates) = {
#embed "../Library/Foundation/Dates/Dates.swiftinterface"
};
TEXT(Foundation, Formatters) = {
#embed "../Library/Foundation/Formatters/Formatters.swiftinterface"
};
TEXT(Foundation, FormatStyles) = {
#embed "../Library/Foundation/Formatters/FormatStyles.swiftinterface"
};
TEXT(Foundation, Measurements) = {
#embed "../Library/Foundation/Measurements/Measurements.swiftinterface"
};
TEXT(Foundation, Decimals) = {
#embed "../Library/Foundation/Decimals/Decimals.swiftinterface"
};
TEXT(Foundation, ErrorBridge) = {
#embed "../Library/Foundation/Errors/ErrorBridge.swiftinterface"
};
TEXT(Foundation, Network) = {
#embed "../Library/Foundation/Network/Network.swiftinterface"
};
TEXT(Foundation, NetworkErrors) = {
#embed "../Library/Foundation/Network/NetworkErrors.swiftinterface"
};
TEXT(Foundation, Threads) = {
#embed "../Library/Foundation/Threads/Threads.swiftinterface"
};
TEXT(Dispatch, Dispatch) = {
#embed "../Library/Dispatch/Dispatch/Dispatch.swiftinterface"
};
TEXT(Glibc, System) = {
#embed "../Library/Glibc/System/System.swiftinterface"
};
TEXT(Glibc, Streams) = {
#embed "../Library/Glibc/Streams/Streams.swiftinterface"
};
TEXT(Glibc, Math) = {
#embed "../Library/Glibc/Math/Math.swiftinterface"
};
TEXT(Glibc, NumberParts) = {
#embed "../Library/Glibc/Math/NumberParts.swiftinterface"
};
TEXT(Foundation, Requests) = {
#embed "../Library/Foundation/Network/Requests.swiftinterface"
};
TEXT(Foundation, Files) = {
#embed "../Library/Foundation/Files/Files.swiftinterface"
};
TEXT(Foundation, FileHandle) = {
#embed "../Library/Foundation/Files/FileHandle.swiftinterface"
};
TEXT(Foundation, FileCodes) = {
#embed "../Library/Foundation/Files/FileCodes.swiftinterface"
};
TEXT(Foundation, Expressions) = {
#embed "../Library/Foundation/Text/Expressions.swiftinterface"
};
TEXT(Foundation, Scanner) = {
#embed "../Library/Foundation/Text/Scanner.swiftinterface"
};
TEXT(XCTest, Testing) = {
#embed "../Library/XCTest/Testing/Testing.swiftinterface"
};
TEXT(Prompt, Prompt) = {
#embed "../Library/Prompt/Prompt/Prompt.swiftinterface"
};
TEXT(RxSwift, Events) = {
#embed "../Library/RxSwift/Events/Events.swiftinterface"
};
TEXT(RxSwift, Disposables) = {
#embed "../Library/RxSwift/Disposables/Disposables.swiftinterface"
};
TEXT(RxSwift, Observables) = {
#embed "../Library/RxSwift/Observables/Observables.swiftinterface"
};
TEXT(RxSwift, Schedulers) = {
#embed "../Library/RxSwift/Schedulers/Schedulers.swiftinterface"
};
TEXT(RxSwift, Subjects) = {
#embed "../Library/RxSwift/Subjects/Subjects.swiftinterface"
};
TEXT(RxRelay, Relays) = {
#embed "../Library/RxRelay/Relays/Relays.swiftinterface"
};
TEXT(RxSwift, Factories) = {
#embed "../Library/RxSwift/Factories/Factories.swiftinterface"
};
TEXT(RxSwift, Operators) = {
#embed "../Library/RxSwift/Operators/Operators.swiftinterface"
};
TEXT(RxSwift, Time) = {
#embed "../Library/RxSwift/Operators/Time.swiftinterface"
};
TEXT(RxSwift, Combining) = {
#embed "../Library/RxSwift/Combining/Combining.swiftinterface"
};
TEXT(RxSwift, Arities) = {
#embed "../Library/RxSwift/Combining/Arities.swiftinterface"
};
TEXT(RxSwift, Traits) = {
#embed "../Library/RxSwift/Traits/Traits.swiftinterface"
};
TEXT(RxSwift, Reactive) = {
#embed "../Library/RxSwift/Reactive/Reactive.swiftinterface"
};
TEXT(RxCocoa, Binding) = {
#embed "../Library/RxCocoa/Binding/Binding.swiftinterface"
};
TEXT(RxCocoa, Shared) = {
#embed "../Library/RxCocoa/Shared/Shared.swiftinterface"
};
TEXT(RxCocoa, Controls) = {
#embed "../Library/RxCocoa/Controls/Controls.swiftinterface"
};
TEXT(RxTest, Scheduler) = {
#embed "../Library/RxTest/Scheduler/Scheduler.swiftinterface"
};
TEXT(RxSwift, VirtualTime) = {
#embed "../Library/RxSwift/Schedulers/VirtualTime.swiftinterface"
};
TEXT(RxTest, Marbles) = {
#embed "../Library/RxTest/Marbles/Marbles.swiftinterface"
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
    ENTRY(Glibc, NumberParts),
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
const Texts library_interfaces = {pages, sizeof pages / sizeof *pages};

TEXT(Swift, Regexes) = {
#embed "../Library/Swift/Regexes/Regexes.swiftinterface"
};
TEXT(RegexBuilder, RegexBuilder) = {
#embed "../Library/RegexBuilder/RegexBuilder.swiftinterface"
};
TEXT(RegexBuilder, RegexParts) = {
#embed "../Library/RegexBuilder/RegexParts.swiftinterface"
};
TEXT(Swift, Unicode) = {
#embed "../Library/Swift/Strings/Unicode.swiftinterface"
};
TEXT(Swift, Tasks) = {
#embed "../Library/Swift/Concurrency/Tasks.swiftinterface"
};
TEXT(Swift, Clocks) = {
#embed "../Library/Swift/Concurrency/Clocks.swiftinterface"
};
TEXT(Swift, AsyncSequences) = {
#embed "../Library/Swift/Concurrency/AsyncSequences.swiftinterface"
};
TEXT(Foundation, AsyncFoundation) = {
#embed "../Library/Foundation/Concurrency/AsyncFoundation.swiftinterface"
};
TEXT(Foundation, DurationFormats) = {
#embed "../Library/Foundation/Concurrency/DurationFormats.swiftinterface"
};
TEXT(RxSwift, Concurrency) = {
#embed "../Library/RxSwift/Concurrency/Concurrency.swiftinterface"
};
TEXT(Swift, Pointers) = {
#embed "../Library/Swift/Collections/Pointers.swiftinterface"
};
static const Text named[] = {
    ENTRY(Swift, Pointers),
    ENTRY(Swift, RangeSets),
    ENTRY(Swift, Regexes),
    ENTRY(RegexBuilder, RegexBuilder),
    ENTRY(RegexBuilder, RegexParts),
    ENTRY(Swift, Unicode),
    ENTRY(Swift, Tasks),
    ENTRY(Swift, Clocks),
    ENTRY(Swift, AsyncSequences),
    ENTRY(Foundation, AsyncFoundation),
    ENTRY(Foundation, DurationFormats),
    ENTRY(RxSwift, Concurrency),
};
const Texts named_interfaces = {named, sizeof named / sizeof *named};
