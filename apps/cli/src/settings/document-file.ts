import type { SettingsDocument } from '@foyer/server/operate/settings';
import type { Io } from '../io.ts';
import { readBytes } from '../read-file.ts';
import { Refusal } from '../refusal.ts';

/** Reads a document of settings from a JSON file. */
export function readDocument(io: Io, name: string): SettingsDocument {
  const text = readBytes(io, name)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`The file ${name} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as SettingsDocument;
  throw new Refusal(`The file ${name} must hold an object: {"languages": ["de_DE"], …}`);
}
