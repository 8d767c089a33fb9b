import { demoCopy, type RunningServer, type ServerOptions, startServer } from '@foyer/tools/server';
import type { TestInfo } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How a server differs from the one that all tests share. */
export interface OwnServerOptions extends Partial<ServerOptions> {
  /** The first customer's settings that differ from the demo's, by their stored names. */
  settings?: Record<string, unknown>;
  /** Changes the copy of the demo before the server starts. */
  prepare?(dataDir: string): Promise<unknown>;
}

/** A server with what ends it and removes its copy of the demo. */
export interface OwnServer {
  server: RunningServer;
  end(): Promise<void>;
}

/** Runs `foyer` on a folder of data as an operator does, while no server runs. */
export async function foyer(dataDir: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, FOYER_DATA_DIR: dataDir, ...env } };
  return (await promisify(execFile)(process.execPath, ['apps/cli/src/main.ts', ...args, '--org', 'aurelia'], options)).stdout;
}

async function changeSettings(dataDir: string, settings: Record<string, unknown>): Promise<void> {
  const words = Object.entries(settings).flatMap(([name, value]) => [name, JSON.stringify(value)]);
  if (words.length > 0) await foyer(dataDir, ['settings', 'set', ...words]);
}

/** Starts a server on a copy of the demo, or on a folder that is named and stays. */
export async function startOwn({ settings = {}, prepare, dataDir, ...options }: OwnServerOptions): Promise<OwnServer> {
  const copy = dataDir === undefined ? await demoCopy() : undefined;
  const folder = dataDir ?? copy!.dataDir;
  try {
    await changeSettings(folder, settings);
    await prepare?.(folder);
    const server = await startServer({ dataDir: folder, ...options });
    return { server, end: async () => void (await server.stop('SIGKILL'), await copy?.remove()) };
  } catch (error) {
    await copy?.remove();
    throw error;
  }
}

/** Gives a test the time that `work` takes in addition to its own: how long a server takes to start says nothing about what is tested. */
export async function beyondTestTime<T>(info: TestInfo, patience: number, work: () => Promise<T>): Promise<T> {
  const [begin, given] = [Date.now(), info.timeout];
  info.setTimeout(given + patience);
  const result = await work();
  info.setTimeout(given + Date.now() - begin);
  return result;
}
