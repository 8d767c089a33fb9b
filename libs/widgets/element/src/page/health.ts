import type { Api } from '@foyer/api';

/** The version of the package, given by its build. */
const version: string = import.meta.env['FOYER_WIDGETS_VERSION'] ?? 'development';

/** When the website was asked for, which is done as soon as a widget is wanted; undefined where the browser keeps no record of it. */
const wantedAt = (server: string, site: string): number | undefined =>
  performance.getEntriesByName(new URL(`${server}/embed/sites/${encodeURIComponent(site)}`, document.baseURI).href).at(0)?.startTime;

/** Says to the portal how a widget does on this page: once for each outcome. */
export type SayHealth = (widget: string, code?: string) => void;

/** Makes it for a website. Nothing is said of the visitor; what does not arrive is not missed. */
export function createHealth({ client }: Api, server: string, site: string): SayHealth {
  const said = new Set<string>();
  return (widget, code) => {
    const outcome = `${widget} ${code ?? ''}`;
    if (said.has(outcome)) return;
    said.add(outcome);
    const begin = code === undefined ? wantedAt(server, site) : undefined;
    const loadMs = begin !== undefined && { load_ms: Math.round(performance.now() - begin) };
    const body = { site, widget: widget as 'chat', version, ...(code !== undefined && { code }), ...loadMs };
    // After what the visitor waits for.
    setTimeout(() => void client.POST('/embed/reports', { body }).catch(() => undefined), laterMs);
  };
}

const laterMs = 1000;
