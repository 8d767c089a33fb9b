import type { Schemas } from '@foyer/api';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../host/app/app-context.ts';
import type { ShellData } from '../../host/app/shell-data.ts';
import type { SharedPartName } from '../../host/shared/shared-modules.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const hashes = new WeakMap<object, string>();

/** Of a whole value. Where documents share the answer it is from, it is read once. */
function contentHash(value: object): string {
  const hash = hashes.get(value) ?? hashOf(JSON.stringify(value));
  // What may still change is read again.
  if (Object.isFrozen(value)) hashes.set(value, hash);
  return hash;
}

/**
 * Names what all renderings of a page have in common that may share its modules: the customer's settings and words, language, address, time zone and minute.
 * Nothing of the member's is in it.
 */
export const sharedContextKey = ({ firstView }: AppContext, shell: ShellData, address: string): string =>
  hashOf(
    JSON.stringify([
      address,
      firstView.timeZone,
      firstView.now,
      ...Object.entries(shell).map(([name, value]) => [name, contentHash(value as object)]),
    ]),
  );

/** By which a part of the frame is found again (`shared-part.tsx`): with the customer's menu, from which the logout is left out under single sign-on. */
export const sharedPartKey = (context: string, name: SharedPartName, menu: object, sso: boolean): string =>
  `${context} ${name} ${sso ? 'sso' : ''} ${contentHash(menu)}`;

/** Where a module is found again, and which of the articles in it the member has confirmed: those who have confirmed the same are shown the same. */
export interface SharedModuleKey {
  key: string;
  confirmed: string[];
}

interface Content {
  hash: string;
  ids: readonly string[];
}

const contents = new WeakMap<Schemas['Module'], Content>();

/** The whole content of a module. Where documents share the answer it is in, it is read once. */
function contentOf(module: Schemas['Module']): Content {
  const known = contents.get(module);
  if (known) return known;
  const text = JSON.stringify(module);
  const ids = new Set(Array.from(text.matchAll(/"id":"([^"]+)"/g), ([, id]) => id!));
  const content = { hash: hashOf(text), ids: [...ids] };
  contents.set(module, content);
  return content;
}

/** By which a rendered module is found again: its whole content, so that one that has changed in any way is another, and what of it is in `own`. */
export function sharedModuleKey(context: string, module: Schemas['Module'], place: string, own: ReadonlySet<string>): SharedModuleKey {
  const { hash, ids } = contentOf(module);
  const confirmed = own.size === 0 ? [] : ids.filter((id) => own.has(id));
  return { key: `${context} ${place} ${confirmed.join(',')} ${hash}`, confirmed };
}
