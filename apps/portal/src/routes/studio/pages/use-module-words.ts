import { isLocale } from '@foyer/i18n';
import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { FormWords } from '../form/form-context.ts';
import { readable } from '../form/schema.ts';
import { choiceWords, fieldHints, fieldWords } from './field-words.ts';
import { moduleNames, moduleSentences } from './module-words.ts';
import { symbolWords } from './symbol-words.ts';

type Words = Record<string, MessageDescriptor>;

const last = (path: string): string => path.split('.').at(-1) ?? path;

/** Words for a field of a type: those for the type alone, or those for every field of the name. */
const find = (words: Words, type: string, path: string) => words[`${type}:${path}`] ?? words[`${type}:${last(path)}`] ?? words[last(path)];

/** Names a type and says what it shows; one that there is not is called as the code calls it. */
export function useModuleWords() {
  const intl = useIntl();
  return useMemo(
    () => ({
      nameOf: (type: string): string => {
        const message = (moduleNames as Words)[type];
        return message ? intl.formatMessage(message) : readable(type);
      },
      sentenceOf: (type: string): string => {
        const message = (moduleSentences as Words)[type];
        return message ? intl.formatMessage(message) : '';
      },
    }),
    [intl],
  );
}

/** The label of a field by its path in the content, as faults have it: "Title"; empty where it is no field of a module. */
export function useFieldLabel(): (type: string, field: string) => string {
  const intl = useIntl();
  return (type, field) => {
    const names = field.split('.').filter((name) => !/^\d+$/.test(name) && !isLocale(name));
    const message = find(fieldWords, type, names.slice(2).join('.') || last(names.join('.')));
    return message ? intl.formatMessage(message) : '';
  };
}

/** The words of the form of a type of modules. */
export function useFormWords(type: string): FormWords {
  const intl = useIntl();
  return useMemo(() => {
    const say = (message: MessageDescriptor | undefined) => message && intl.formatMessage(message);
    return {
      label: (path) => say(find(fieldWords, type, path)),
      hint: (path) => say(find(fieldHints, type, path)),
      choice: (path, value) => say(last(path) === 'icon' ? symbolWords[value] : choiceWords[`${last(path)}.${value}`]),
    };
  }, [intl, type]);
}
