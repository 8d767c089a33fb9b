import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Node's types name what WebAssembly makes and not the functions that make it.
const { compile } = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } }).WebAssembly;

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

const file = (): string => join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

/**
 * The embedded database's compiled code, made once for this process. Compiling takes longer than opening a database: one that is started again, or a process
 * that opens many as the tests do, need not do it twice. Undefined where the package keeps its code elsewhere; then each thread compiles its own.
 */
export const databaseCode = (): Promise<WebAssembly.Module | undefined> => (compiled ??= readFile(file()).then(compile, () => undefined));
