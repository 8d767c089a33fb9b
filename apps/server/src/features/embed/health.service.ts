import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { EmbedSite } from '../../platform/http/embeds.ts';
import { count, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import { createHealthRepository, type ReportRow } from './health.repository.ts';
import { countsOf, loadTimeOf } from './health.rules.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;

/** A day of the calendar in UTC, as the database has it. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Counts by name, the largest first. */
function ranked(rows: readonly ReportRow[], nameOf: (row: ReportRow) => string): [name: string, count: number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.count);
  return [...sums].sort(([, one], [, other]) => other - one);
}

function toHealth(rows: readonly ReportRow[]): Schemas['StudioEmbedWidgetHealth'] {
  const { origin, widget } = rows[0]!;
  const shown = rows.filter(({ code }) => code === '');
  const errors = rows.filter(({ code }) => code !== '');
  const times = shown.reduce((sum, { loadTimes }) => sum.map((one, place) => one + (loadTimes[place] ?? 0)), countsOf(undefined));
  return {
    ...{ origin, widget, shown: shown.reduce((sum, row) => sum + row.count, 0), load_ms: loadTimeOf(times) },
    last_seen_on: rows.reduce((latest, { day }) => (day > latest ? day : latest), ''),
    versions: ranked(rows, ({ version }) => version).map(([version]) => version),
    errors: ranked(errors, ({ code }) => code).map(([code, sum]) => ({ code, count: sum })),
  };
}

/** How the widgets of websites do, without a word of their visitors. */
export function createEmbedHealth({ db, pool }: Pick<Context, 'db' | 'pool'>) {
  const repository = createHealthRepository(db);
  const ofSite = createLimiter(pool, { prefix: 'embed-report', points: 600, duration: 60 });

  return {
    /** Counts what a widget says of itself; a website's that are too many are left out. */
    async report(site: EmbedSite, origin: string, { widget, version, code = '', load_ms }: Schemas['NewEmbedReport']): Promise<void> {
      if ((await count(ofSite, limitKey(site.id))).exceeded) return;
      const row = { siteId: site.id, day: dayBefore(0), origin, widget, version, code };
      await repository.add({ ...row, loadTimes: countsOf(code === '' ? load_ms : undefined) });
    },

    async read(siteId: string): Promise<Schemas['StudioEmbedHealth']> {
      const since = dayBefore(shownDays - 1);
      const [rows, uses] = await Promise.all([repository.reports(siteId, since), repository.keyUses(siteId, since)]);
      const widgets = Map.groupBy(rows, ({ origin, widget }) => `${origin} ${widget}`);
      return {
        keys: uses.map(({ keyId, origin, logins, lastUsedOn }) => ({ key_id: keyId, origin, logins, last_used_on: lastUsedOn })),
        widgets: [...widgets.values()].map(toHealth),
      };
    },
  };
}
