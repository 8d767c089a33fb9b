import type { Schemas } from '@foyer/api';
import { trust } from '../html-block/trust.ts';

type Script = Schemas['EditorScript'];

/** Hands a script what it works with; the name is one that no page's own code has. */
interface ScriptElement extends HTMLScriptElement {
  foyer?: { root: HTMLElement; signal: AbortSignal };
}

/** The nonce of the document, which the server puts into its head. Browsers show it to scripts alone. */
const documentNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

async function sha256Of(source: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A function of its own, for a script that runs again must not find its names taken. */
const wrap = (source: string): string => `(({ root, signal }) => {\n${source}\n})(document.currentScript.foyer)`;

function run(source: string, root: HTMLElement, signal: AbortSignal): void {
  const element: ScriptElement = document.createElement('script');
  element.nonce = documentNonce();
  element.foyer = { root, signal };
  element.text = trust.script(wrap(source));
  root.append(element);
  signal.addEventListener('abort', () => element.remove());
}

/**
 * Runs the module's scripts one after the other, each if its source has the hash the server listed: only such a script is given the page's nonce.
 * Where the browser cannot compute hashes (plain http) none runs. `signal` ends it: scripts are notified and clean up what they have begun.
 */
export async function runScripts(scripts: readonly Script[], root: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  for (const { sha256, source } of scripts) {
    const genuine = (await sha256Of(source)) === sha256;
    if (signal.aborted) return;
    if (genuine) run(source, root, signal);
  }
}
