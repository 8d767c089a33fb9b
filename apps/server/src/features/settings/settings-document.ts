import { checkSettings, type Json, readSettings, type SettingsFault, surplusPaths } from '@foyer/settings';
import { defaultSeed } from '@foyer/theme';
import { readThemeInput, type ThemeChoice } from './theme.input.ts';
import { translate } from '../../platform/http/messages.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { OrgRecord } from '../../platform/settings/org.repository.ts';

/** A customer's settings and look as one value that can be written into a file. */
export type SettingsDocument = Record<string, Json>;

/** The look of customers who have chosen none. */
export const defaultLook: ThemeChoice = { ...defaultSeed, logoId: null };

const wireNames = { brandColor: 'brand_color', cornerStyle: 'corner_style', fontPair: 'font_pair', logoId: 'logo_id' } as const;
const ownNames = new Map<string, string>(Object.entries(wireNames).map(([own, wire]) => [wire, own]));

/** The document as it is stored; what is left out takes its default. */
export function storedDocument({ settings, brandColor, cornerStyle, fontPair, logoId }: OrgRecord): SettingsDocument {
  return { ...(settings as unknown as SettingsDocument), theme: { brandColor, cornerStyle, fontPair, logoId } };
}

/** The document with every default, and what of it cannot be used. */
export function completeDocument(stored: SettingsDocument): { document: SettingsDocument; faults: SettingsFault[] } {
  const { theme = {}, ...written } = stored;
  const { settings, faults } = readSettings(written);
  const complete = JSON.parse(JSON.stringify(settings)) as SettingsDocument;
  return { document: { ...complete, theme: { ...(defaultLook as unknown as SettingsDocument), ...(theme as object) } }, faults };
}

/** The look of a document as the theme's service takes it. Names it does not know are passed on, for it to refuse them. */
export function lookInput(theme: Json): unknown {
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) return theme;
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [wireNames[name as keyof typeof wireNames] ?? name, value]));
}

/** Words what the theme's service refuses, by the names of the document. */
export function lookFaults(problem: Problem): SettingsFault[] {
  return problem.errors.map(({ field, code, values }) => ({
    path: ['theme', ownNames.get(field) ?? field].filter(Boolean).join('.'),
    message: translate('en_GB', `field.${code}`, values, 'field.invalid'),
  }));
}

function checkLook(theme: Json): SettingsFault[] {
  try {
    readThemeInput(lookInput(theme));
    return [];
  } catch (error) {
    if (error instanceof Problem) return lookFaults(error);
    throw error;
  }
}

/** Everything that is wrong with a document. Whether its logo exists is found out when it is stored. */
export function checkDocument(document: SettingsDocument): SettingsFault[] {
  const { theme, ...written } = document;
  const faults = checkSettings(written);
  const { document: complete } = completeDocument(document);
  const known = new Set(faults.map(({ path }) => path));
  const wrong = (path: string): boolean => [...known].some((at) => at === '' || path === at || path.startsWith(`${at}.`));
  const surplus = surplusPaths(written, complete)
    .filter((path) => !wrong(path) && !path.split('.').some((_, index, parts) => known.has(parts.slice(0, index).join('.'))))
    .map((path) => ({ path, message: 'There is no such setting' }));
  return [...faults, ...surplus, ...(theme === undefined ? [] : checkLook(complete['theme']!))];
}
