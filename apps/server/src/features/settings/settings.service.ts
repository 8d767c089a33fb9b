import { changedPaths, type OrgSettings, type SettingsFault } from '@foyer/settings';
import type { Db } from '../../platform/db/client.ts';
import { audit } from '../../shared/audit/audit.ts';
import { auditedAs, type ChangedBy, createSettingsVersions } from './settings.versions.ts';
import { createThemeService } from './theme.service.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { checkDocument, completeDocument, lookFaults, lookInput, type SettingsDocument, storedDocument } from './settings-document.ts';

/** What should be stored does not pass; nothing was. */
export class SettingsRefusal extends Error {
  readonly faults: readonly SettingsFault[];

  constructor(faults: readonly SettingsFault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    this.faults = faults;
  }
}

/** Makes a new document of the stored one, in the transaction that stores it. */
export type SettingsChange = (stored: SettingsDocument, complete: SettingsDocument, tx: Db) => SettingsDocument | Promise<SettingsDocument>;

const maxPathsLength = 2000;

/** Reads and stores a customer's settings and look. Running servers follow within a second or two. */
export function createSettingsService(db: Db) {
  const storeLook = (tx: Db, orgId: string, theme: SettingsDocument[string]): Promise<void> =>
    createThemeService({ db: tx })
      .set(orgId, lookInput(theme))
      .catch((error: unknown) => {
        throw error instanceof Problem && error.errors.length > 0 ? new SettingsRefusal(lookFaults(error)) : error;
      });

  async function find(orgId: string, inside: Db, change: boolean) {
    const repository = createOrgRepository(inside);
    const found = await (change ? repository.findForChange(orgId) : repository.find(orgId));
    if (!found) throw new Problem(404, 'not_found');
    const stored = storedDocument(found);
    return { repository, stored, ...completeDocument(stored) };
  }

  return {
    /** The settings as stored, with every default, and what of them cannot be used. */
    async read(orgId: string): Promise<{ stored: SettingsDocument; document: SettingsDocument; faults: SettingsFault[] }> {
      const { stored, document, faults } = await find(orgId, db, false);
      return { stored, document, faults };
    },

    /**
     * Stores what `change` makes of the settings, all or nothing, and gives the paths that differ. Throws `SettingsRefusal`, 409 where it was made from an
     * older version.
     */
    change: (orgId: string, change: SettingsChange, by: ChangedBy = {}): Promise<string[]> =>
      db.transaction(async (transaction) => {
        // A transaction has every query of the database, but for the pool behind it.
        const tx = transaction as unknown as Db;
        const { repository, stored, document } = await find(orgId, tx, true);
        const wanted = await change(stored, document, tx);
        const { theme, ...settings } = wanted;
        const { theme: oldLook, ...oldSettings } = stored;
        const faults = checkDocument(wanted);
        if (faults.length > 0) throw new SettingsRefusal(faults);
        const paths = changedPaths(oldSettings, settings);
        const kept = { ...by, orgId, part: 'settings', before: oldSettings, after: settings } as const;
        if (paths.length > 0 && (await createSettingsVersions(tx).keep(kept))) {
          await repository.saveSettings(orgId, settings as unknown as OrgSettings);
          const { details, ...who } = auditedAs(by);
          const changed = paths.join(', ').slice(0, maxPathsLength);
          await audit(tx, { orgId, ...who, action: 'settings.changed', details: { ...details, paths: changed } });
        }
        const look = { ...(oldLook as object), ...(theme as object | undefined) } as SettingsDocument;
        const lookPaths = changedPaths(oldLook, look, ['theme']);
        if (lookPaths.length > 0) await storeLook(tx, orgId, look);
        return [...paths, ...lookPaths];
      }),
  };
}
