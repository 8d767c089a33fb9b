import type { Schemas } from '@foyer/api';
import { asRead, isGroup, type Json, readSettings, settingsIssues, settingsJsonSchema, surplusPaths, withValue } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { refused } from '../../platform/http/problem.ts';
import { publicPageIds } from '../../shared/content/pages.policy.ts';
import {
  completeDocument,
  createSettingsService,
  createSettingsVersions,
  type SettingsDocument,
  SettingsRefusal,
  toFields,
} from '../settings/index.ts';
import { giveMediaOfPages } from '../studio-pages/index.ts';
import { heroFaults } from './setup.pictures.ts';
import { lockoutFaults, pageFaults } from './settings.rules.ts';
import { createSetupRepository } from './setup.repository.ts';

type Content = Schemas['StudioSettings']['content'];

/** The deepest places at which two documents differ. */
function differingPlaces(before: Json | undefined, after: Json | undefined, place: readonly string[] = []): (readonly string[])[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [place];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const at = (group: Record<string, Json>, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined);
  return names.flatMap((name) => differingPlaces(at(before, name), at(after, name), [...place, name]));
}

const valueAt = (value: Json | undefined, place: readonly string[]): Json | undefined =>
  place.reduce<Json | undefined>((found, name) => (isGroup(found) && Object.hasOwn(found, name) ? found[name] : undefined), value);

/** The stored document in which only that differs which the change differs in from what was read: defaults stay defaults. */
function merged(stored: SettingsDocument, complete: SettingsDocument, wanted: SettingsDocument): SettingsDocument {
  const places = differingPlaces(complete, wanted);
  return places.reduce<SettingsDocument>(
    (document, place) => withValue(document, complete, place, valueAt(wanted, place)) as SettingsDocument,
    stored,
  );
}

/** The settings without the look, which is a part of its own. */
export const withoutLook = ({ theme: _theme, ...settings }: SettingsDocument): SettingsDocument => settings;

/** Changes the settings (contract: `StudioSettings`). */
export function createSettingsSetup({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  const settings = createSettingsService(db);

  async function read({ orgId }: Me, locale: Locale): Promise<Schemas['StudioSettings']> {
    // The version first: one that is newer than the content would let its reader undo what another has saved between.
    const version = await createSettingsVersions(db).current(orgId, 'settings');
    const [{ document }, pages] = await Promise.all([settings.read(orgId), createSetupRepository(db).pages(orgId, locale)]);
    return { version, content: withoutLook(document), schema: settingsJsonSchema(), pages };
  }

  return {
    read,

    /** Throws 400 naming the fields, 409 where another has saved meanwhile. */
    async save(me: Me, { version, content }: { version: number; content: Content }, locale: Locale): Promise<Schemas['StudioSettings']> {
      const issues = settingsIssues(content);
      if (issues.length > 0) throw refused(issues.flatMap(toFields), 'content');
      const wanted = withoutLook(completeDocument(content as SettingsDocument).document);
      const surplus = surplusPaths(content as SettingsDocument, wanted);
      if (surplus.length > 0)
        throw refused(
          surplus.map((field) => ({ field, code: 'unknown_field' })),
          'content',
        );
      // It takes the place of all: what is left out would go back to its default unnoticed.
      const missing = Object.keys(wanted).filter((name) => !Object.hasOwn(content, name));
      if (missing.length > 0)
        throw refused(
          missing.map((field) => ({ field, code: 'required' })),
          'content',
        );
      const change = async (stored: SettingsDocument, complete: SettingsDocument, tx: Db): Promise<SettingsDocument> => {
        const [before, after] = [readSettings(withoutLook(complete)).settings, readSettings(wanted).settings];
        const pages = await createSetupRepository(tx).pages(me.orgId, locale);
        const errors = [
          ...pageFaults(before, after, new Set(pages.map(({ id }) => id))),
          ...(await lockoutFaults(tx, me.orgId, { before, after })),
          ...(await heroFaults(tx, me, { before, after })),
        ];
        if (errors.length > 0) throw refused(errors, 'content');
        const open = publicPageIds(before);
        const opened = [...publicPageIds(after)].filter((id) => !open.has(id));
        await giveMediaOfPages(tx, me.orgId, opened);
        const [kept, shown] = [withoutLook(stored), withoutLook(complete)];
        return { ...merged(asRead(kept, shown) as SettingsDocument, shown, wanted), theme: stored['theme']! };
      };
      await settings.change(me.orgId, change, { actorId: me.id, version }).catch((error: unknown) => {
        throw error instanceof SettingsRefusal
          ? refused(
              error.faults.map(({ path }) => ({ field: path, code: 'unknown_field' })),
              'content',
            )
          : error;
      });
      responses.forget(me.orgId);
      return read(me, locale);
    },
  };
}
