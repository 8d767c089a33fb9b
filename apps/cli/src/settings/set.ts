import {
  checkDocument,
  createSettingsService,
  defaultLook,
  type SettingsChange,
  type SettingsDocument,
  SettingsRefusal,
} from '@foyer/server/operate/settings';
import { type Json, PathRefusal, readPath, valueAt, withValue } from '@foyer/settings';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { Refusal } from '../refusal.ts';
import { readDocument } from './document-file.ts';

/** The options of `settings set` and `settings unset`. */
export interface SetOptions {
  org?: string;
  json?: boolean;
}

function inWords(error: unknown): never {
  if (error instanceof SettingsRefusal) throw new Refusal(`Nothing was stored:\n${error.message}`, { cause: error });
  throw error instanceof PathRefusal ? new Refusal(error.message, { cause: error }) : error;
}

async function store(io: Io, change: SettingsChange, { org, json }: SetOptions): Promise<void> {
  const changed = await withOrg(io, {}, org, ({ db, orgId }) => createSettingsService(db).change(orgId, change)).catch(inWords);
  if (json) io.out(JSON.stringify({ changed }));
  else io.out(changed.length === 0 ? 'Nothing differs from what is stored.' : `Stored: ${changed.join(', ')}`);
}

/** What a value may mean: JSON, or text where it is none. The text of a number may be meant as text. */
function readings(text: string): Json[] {
  try {
    return [JSON.parse(text) as Json, text];
  } catch {
    return [text];
  }
}

/** `settings set PATH VALUE`, also with several such pairs: all of them are stored, or none. */
export const setValues = (io: Io, words: readonly string[], options: SetOptions): Promise<void> =>
  store(
    io,
    (stored, complete) => {
      let wanted = stored;
      for (let index = 0; index < words.length; index += 2) {
        const path = readPath(words[index]!);
        const wishes = readings(words[index + 1]!).map((value) => withValue(wanted, complete, path, value) as SettingsDocument);
        wanted = wishes.find((wish) => checkDocument(wish).length === 0) ?? wishes[0]!;
      }
      return wanted;
    },
    options,
  );

/** `settings unset PATH`. */
export const unsetValue = (io: Io, target: string, options: SetOptions): Promise<void> =>
  store(
    io,
    (stored, complete) => {
      const path = readPath(target);
      const look = path[0] === 'theme' ? valueAt({ theme: { ...defaultLook } }, path) : undefined;
      return withValue(stored, complete, path, look) as SettingsDocument;
    },
    options,
  );

/** `settings set FILE.json`. */
export async function setFile(io: Io, name: string, options: SetOptions): Promise<void> {
  const document = readDocument(io, name);
  await store(io, () => document, options);
}
