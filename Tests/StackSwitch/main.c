// Switches between many stacks, and ends with 0 if each of them kept its registers, its locals and its thread-specific values.
#include "StackSwitch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { count = 200, turns = 50, deep = 40 };
static RillStack *base, *stacks[count];
static int ended, wrong;
static void *values[count][16], *ofBase[16];
static pthread_key_t key;

__attribute__((noinline)) static long descend(int self, int level, double factor) {
    // Locals on the stack and in registers must be the same after a switch in the deepest call.
    char text[64];
    snprintf(text, sizeof text, "%d at %d", self, level);
    long sum = level;
    if (level < deep) {
        sum += descend(self, level + 1, factor + 0.5);
    } else {
        for (int turn = 0; turn < turns; turn++) {
            double expected = factor * turn;
            rill_slots_exchange(values[self], ofBase);
            rill_stack_switch(stacks[self], base);
            if (expected != factor * turn) wrong++;
            if (pthread_getspecific(key) != (void *)(long)(self + 1)) wrong++;
            if (rill_stack_identity() != (uintptr_t)stacks[self]) wrong++;
        }
    }
    char again[64];
    snprintf(again, sizeof again, "%d at %d", self, level);
    if (strcmp(text, again) != 0) wrong++;
    return sum;
}

static RillStack *body(void *argument) {
    int self = (int)(long)argument;
    pthread_setspecific(key, (void *)(long)(self + 1));
    if (descend(self, 0, self) != deep * (deep + 1) / 2) wrong++;
    ended++;
    rill_slots_release();
    rill_slots_exchange(values[self], ofBase);
    return base;
}

static void play(void) {
    base = rill_stack_adopt();
    ended = 0;
    memset(values, 0, sizeof values);
    for (int i = 0; i < count; i++) {
        // Two sizes, so that two kinds of slabs are in use.
        size_t bytes = i % 3 ? 1 << 18 : 1 << 17;
        stacks[i] = rill_stack_make(bytes, body, (void *)(long)i);
        if (!stacks[i]) exit(2);
        if (rill_stack_bytes(stacks[i]) < bytes || rill_stack_start(stacks[i]) % 4096) wrong++;
    }
    for (int turn = 0; turn <= turns; turn++) {
        for (int i = 0; i < count; i++) {
            rill_slots_exchange(ofBase, values[i]);
            rill_stack_switch(base, stacks[i]);
        }
    }
    for (int i = 0; i < count; i += 2) rill_stack_free(stacks[i]);
    for (int i = 1; i < count; i += 2) rill_stack_free(stacks[i]);
    rill_stack_free(base);
    if (ended != count) wrong++;
}

static void *thread(void *unused) {
    (void)unused;
    play();
    return NULL;
}

int main(void) {
    pthread_key_create(&key, NULL);
    rill_slots_add(key, NULL);
    play();
    // The stacks of another thread, after those of this one are freed.
    pthread_t other;
    pthread_create(&other, NULL, thread, NULL);
    pthread_join(other, NULL);
    if (wrong) fprintf(stderr, "%d checks failed\n", wrong);
    return wrong ? 1 : 0;
}
