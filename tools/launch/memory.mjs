/**
 * How a server is started so that it keeps little memory (docs/decisions/0053): V8's space for young objects stays small, its heap
 * is collected when it has grown by 80 %, and the embedded database's
 * WebAssembly at its baseline tier, for optimising it takes 600 MB once. */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=80', '--liftoff-only', '--expose-gc'];

/** The C library keeps a pool of memory per thread, of which most stays empty.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} */
export const withMemoryLimits = (env) => ({ MALLOC_ARENA_MAX: '2', ...env });
