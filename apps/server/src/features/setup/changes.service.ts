import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found } from '../../platform/http/problem.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { completeDocument, createSettingsVersions, type SettingsDocument, type VersionedPart } from '../settings/index.ts';
import { withoutLook } from './settings.service.ts';

/** Reads who changed menu, look or settings (contract: `StudioChange`). */
export function createChangesService({ db }: Pick<Context, 'db'>) {
  const versions = createSettingsVersions(db);
  return {
    async list({ orgId }: Me, part: VersionedPart, locale: Locale): Promise<Schemas['StudioChange'][]> {
      const rows = await versions.list(orgId, part);
      return rows.map(({ version, changes, savedAt, savedBy }) => ({
        version,
        changes,
        saved_at: savedAt.toISOString(),
        saved_by: savedBy && toPerson(savedBy, null, locale),
      }));
    },

    /** Throws 404 where the version is not kept. */
    async read({ orgId }: Me, part: VersionedPart, version: number): Promise<Schemas['StudioChangeContent']> {
      const kept = found(await versions.find(orgId, part, version));
      // Stored is what is no default; saved is the whole.
      const content = part === 'settings' ? withoutLook(completeDocument(kept as SettingsDocument).document) : kept;
      const none = { version, categories: null, menu: null, appearance: null, settings: null };
      return { ...none, [part]: content };
    },
  };
}
