import { isLocale, locales } from '@foyer/i18n';
import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { FormWords } from '../form/form-context.ts';
import { readable } from '../form/schema.ts';
import { settingHelp } from './setting-help.ts';
import { ownNames, settingChoices, settingWords } from './setting-words.ts';

const last = (path: string): string => path.split('.').at(-1) ?? path;

/** The words for a value of a setting; undefined for what is a name itself, such as a network. */
const choiceOf = (path: string, value: string): MessageDescriptor | undefined =>
  settingChoices[`${path}.${value}`] ?? settingChoices[`${last(path)}.${value}`] ?? settingChoices[value];

/** What settings and their choices are called; below each stands what helps, and its name in the operators' guide. */
export function useSettingWords(): FormWords {
  const intl = useIntl();
  return useMemo(() => {
    const say = (message: MessageDescriptor | undefined) => message && intl.formatMessage(message);
    return {
      label: (path: string) => say(settingWords[path] ?? settingWords[last(path)]) ?? readable(last(path)),
      hint: (path: string) => [say(settingHelp[path] ?? settingHelp[last(path)]), path].filter(Boolean).join(' · '),
      choice: (path: string, value: string) => (isLocale(value) ? locales[value].label : (say(choiceOf(path, value)) ?? ownNames[value])),
    };
  }, [intl]);
}
