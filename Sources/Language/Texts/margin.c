#include "Texts.h"

/// Sixteen bytes that are looked at together.
typedef unsigned char Block __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned long long Halves __attribute__((vector_size(16)));

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first byte of a half is its lowest");

/// Bits where a line feed stands, with a character, not white space, where the margin of the next line ends.
static inline Halves line_feeds(const unsigned char *text, long margin) {
    Block ends = *(const Block *)text == '\n';
    Block firsts = *(const Block *)(text + 1 + margin) > ' ';
    return (Halves)(ends & firsts);
}

static int are_spaces(const unsigned char *text, long count) {
    while (count > 0 && text[count - 1] == ' ') count -= 1;
    return count == 0;
}

long next_at_margin(const unsigned char *text, long place, long end, long margin) {
    while (place + 33 + margin <= end) {
        Halves found = line_feeds(text + place, margin);
        Halves behind = line_feeds(text + place + 16, margin);
        Halves either = found | behind;
        if (!(either[0] | either[1])) {
            place += 32;
            continue;
        }
        if (!(found[0] | found[1])) {
            found = behind;
            place += 16;
        }
        place += (found[0] ? __builtin_ctzll(found[0]) : 64 + __builtin_ctzll(found[1])) / 8 + 1;
        if (are_spaces(text + place, margin)) return place;
    }
    for (; place + 2 + margin <= end; place += 1) {
        if (text[place] != '\n' || text[place + 1 + margin] <= ' ') continue;
        if (are_spaces(text + place + 1, margin)) return place + 1;
    }
    return end;
}
