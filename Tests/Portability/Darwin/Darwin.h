// The functions of macOS that `Sources/Platform` uses, declared as macOS declares them: what the type checker must see to check
// the module for macOS on another system. Only types, names and nullability matter; the values of constants do not.
#pragma once
#pragma clang assume_nonnull begin

typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef int int32_t;
typedef unsigned long long uint64_t;
typedef long ssize_t;
typedef unsigned long size_t;
typedef long long off_t;
typedef int pid_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef long time_t;
typedef uint32_t useconds_t;
typedef unsigned int nfds_t;

// Errors
int *__error(void);
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EPERM 1
#define EAGAIN 35
char *strerror(int code);

// Files
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_NONBLOCK 4
#define O_APPEND 8
#define O_CREAT 0x200
#define O_TRUNC 0x400
#define O_CLOEXEC 0x1000000
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define LOCK_EX 2
#define SEEK_SET 0
#define SEEK_END 2
#define F_OK 0
#define R_OK 4
#define PATH_MAX 1024
#define NAME_MAX 255
#define S_IFMT ((mode_t)0170000)
#define S_IFREG ((mode_t)0100000)
#define S_IFDIR ((mode_t)0040000)
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
};
int stat(const char *path, struct stat *status);
int fstat(int file, struct stat *status);
int close(int file);
ssize_t read(int file, void *_Null_unspecified buffer, size_t count);
ssize_t write(int file, const void *_Null_unspecified buffer, size_t count);
ssize_t pread(int file, void *_Null_unspecified buffer, size_t count, off_t offset);
off_t lseek(int file, off_t offset, int whence);
int fsync(int file);
int flock(int file, int operation);
int isatty(int file);
int pipe(int *_Null_unspecified ends);
int access(const char *path, int mode);
char *_Null_unspecified realpath(const char *path, char *_Nullable resolved);
int rename(const char *from, const char *to);
int truncate(const char *path, off_t size);
int unlink(const char *path);
int rmdir(const char *path);
int mkdir(const char *path, mode_t mode);
char *_Null_unspecified mkdtemp(char *pattern);
int mkstemps(char *pattern, int suffix);
struct pollfd {
    int fd;
    short events;
    short revents;
};
#define POLLIN 1
int poll(struct pollfd *files, nfds_t count, int timeout);
struct dirent {
    ino_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
typedef struct _dirdesc {
    int number;
} DIR;
DIR *_Null_unspecified opendir(const char *path);
struct dirent *_Null_unspecified readdir(DIR *folder);
int closedir(DIR *folder);

// Clocks
typedef enum {
    CLOCK_REALTIME = 0,
    CLOCK_MONOTONIC = 6,
    CLOCK_PROCESS_CPUTIME_ID = 12
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
time_t time(time_t *_Nullable result);
struct tm {
    int tm_sec;
    int tm_min;
    int tm_hour;
    int tm_mday;
    int tm_mon;
    int tm_year;
    int tm_wday;
    int tm_yday;
    int tm_isdst;
    long tm_gmtoff;
    char *_Null_unspecified tm_zone;
};
time_t timegm(struct tm *time);
int usleep(useconds_t microseconds);

// Threads
typedef struct _opaque_pthread_t {
    long signature;
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
    long signature;
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
    long signature;
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
    long signature;
} pthread_mutexattr_t;
typedef struct _opaque_pthread_cond_t {
    long signature;
} pthread_cond_t;
typedef struct _opaque_pthread_condattr_t {
    long signature;
} pthread_condattr_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_CREATE_DETACHED 2
pthread_t pthread_self(void);
int sched_yield(void);
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state);
int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable argument);
int pthread_join(pthread_t thread, void *_Nullable *_Nullable result);
int pthread_key_create(pthread_key_t *key, void (*_Nullable release)(void *));
void *_Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *_Nullable value);
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *_Nullable attributes);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *_Nullable time);
int pthread_cond_signal(pthread_cond_t *condition);
int pthread_cond_broadcast(pthread_cond_t *condition);
void *pthread_get_stackaddr_np(pthread_t thread);
size_t pthread_get_stacksize_np(pthread_t thread);

// Memory
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_NORESERVE 0x40
#define MAP_FIXED 0x10
#define MAP_ANON 0x1000
void *_Null_unspecified mmap(
    void *_Null_unspecified start, size_t size, int protection, int flags, int file, off_t offset);
int munmap(void *_Null_unspecified start, size_t size);
void *_Null_unspecified malloc(size_t size);
void *_Null_unspecified realloc(void *_Null_unspecified block, size_t size);
void free(void *_Null_unspecified block);
void *_Null_unspecified memchr(const void *_Null_unspecified start, int byte, size_t count);
int memcmp(const void *_Null_unspecified left, const void *_Null_unspecified right, size_t count);
typedef unsigned int natural_t;
typedef int integer_t;
typedef int kern_return_t;
typedef natural_t task_flavor_t;
typedef natural_t mach_msg_type_number_t;
typedef unsigned int mach_port_t;
typedef integer_t *task_info_t;
struct mach_task_basic_info {
    uint64_t virtual_size;
    uint64_t resident_size;
    uint64_t resident_size_max;
};
#define MACH_TASK_BASIC_INFO 20
#define KERN_SUCCESS 0
extern mach_port_t mach_task_self_;
kern_return_t task_info(
    mach_port_t task, task_flavor_t flavor, task_info_t _Null_unspecified info, mach_msg_type_number_t *count);

// Processes
pid_t getpid(void);
int _NSGetExecutablePath(char *buffer, uint32_t *size);
char *_Nullable *_Nonnull *_Nonnull _NSGetEnviron(void);
char *_Null_unspecified getenv(const char *name);
int setenv(const char *name, const char *value, int overwrites);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
int atexit(void (*_Nonnull action)(void));
int system(const char *_Nullable command);
#define LC_CTYPE 2
char *_Null_unspecified setlocale(int category, const char *_Nullable name);
char *_Null_unspecified strdup(const char *text);
#define SIGPIPE 13
#define SIGKILL 9
#define SIGINT 2
#define WNOHANG 1
typedef void (*sig_t)(int);
sig_t _Null_unspecified signal(int number, sig_t _Null_unspecified action);
typedef uint32_t sigset_t;
int kill(pid_t process, int signal);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
pid_t waitpid(pid_t process, int *_Nullable status, int options);
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 2
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
int posix_spawn(
    pid_t *_Nullable process, const char *path, const posix_spawn_file_actions_t _Nullable *_Nullable actions,
    const posix_spawnattr_t _Nullable *_Nullable attributes, char *_Nullable const *_Nonnull words,
    char *_Nullable const *_Nullable environment);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull actions);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *_Nonnull actions, int file, int other);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t _Nullable *_Nonnull actions, int file, const char *path, int flags, mode_t mode);
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull attributes);
int posix_spawnattr_setpgroup(posix_spawnattr_t _Nullable *_Nonnull attributes, pid_t group);
int posix_spawnattr_setsigmask(posix_spawnattr_t _Nullable *_Nonnull attributes, const sigset_t *_Nullable set);
int posix_spawnattr_setsigdefault(posix_spawnattr_t _Nullable *_Nonnull attributes, const sigset_t *_Nullable set);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull attributes, short flags);

// Mathematics
double sin(double number);
double cos(double number);
double tan(double number);
double asin(double number);
double acos(double number);
double atan(double number);
double sinh(double number);
double cosh(double number);
double tanh(double number);
double asinh(double number);
double acosh(double number);
double atanh(double number);
double exp(double number);
double exp2(double number);
double expm1(double number);
double log(double number);
double log2(double number);
double log10(double number);
double log1p(double number);
double cbrt(double number);
double tgamma(double number);
double lgamma(double number);
double erf(double number);
double pow(double left, double right);
double atan2(double left, double right);
double hypot(double left, double right);
double fmod(double left, double right);
double fmin(double left, double right);
double fmax(double left, double right);
double copysign(double left, double right);
double remainder(double left, double right);
double fdim(double left, double right);
int vsnprintf(char *_Null_unspecified buffer, size_t count, const char *format, __builtin_va_list arguments);

#pragma clang assume_nonnull end
