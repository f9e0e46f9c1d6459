#ifndef RILL_STACK_SWITCH_H
#define RILL_STACK_SWITCH_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stack that can be suspended, or the stack of the code that resumes such stacks.
typedef struct RillStack RillStack;

/// Adopts the stack that the caller runs on: that of its thread, or a made one. Freed by `rill_stack_free`.
RillStack *rill_stack_adopt(void);

/// Makes a stack of so many bytes on which `body(argument)` runs when it is resumed first. The body returns the stack to resume, and
/// the made one has ended. NULL if the system has no memory left.
RillStack *rill_stack_make(size_t bytes, RillStack *(*body)(void *), void *argument);

/// Suspends the caller, which runs on `from`, and resumes `to`. Both belong to one thread.
void rill_stack_switch(RillStack *from, RillStack *to);

/// Frees a stack that no code runs on.
void rill_stack_free(RillStack *stack);

/// The lowest address that may be used, and the number of bytes from there.
uintptr_t rill_stack_start(const RillStack *stack);
size_t rill_stack_bytes(const RillStack *stack);

/// A number that no other living thread or stack has.
uintptr_t rill_stack_identity(void);

/// Keys of thread-specific values of which each stack has its own; `release` gets a stack's value when the stack ends.
void rill_slots_add(pthread_key_t key, void (*release)(void *));

/// How many values a stack has at most.
size_t rill_slots_capacity(void);

/// Moves the values of the calling thread to `old`, and those of `new` to the thread.
void rill_slots_exchange(void **old, void **new_values);

/// Releases the values of the calling thread.
void rill_slots_release(void);

#endif
