import { useIntl } from 'react-intl';
import { useForm } from './form-context.ts';
import { readText } from './localized-text.ts';
import { asObject, asText } from './schema.ts';

/** Names an entry by the first words in it, else by its place. */
export function useEntryName(name: string): (entry: unknown, index: number) => string {
  const intl = useIntl();
  const { words, locale } = useForm();
  const kind = words.entry?.(name) ?? intl.formatMessage({ defaultMessage: 'Entry', description: 'What an entry of a list is called' });
  return (entry, index) => {
    const { id: _id, ...rest } = asObject(entry);
    const written = Object.values(rest)
      .filter((value) => typeof value === 'object')
      .map((value) => readText(value, locale))
      .map(({ text, standIn }) => (text || standIn).replaceAll(/<[^<>]*>/g, ' ').trim())
      .find(Boolean);
    const short = written ?? asText(entry);
    return short
      ? short.slice(0, 60)
      : intl.formatMessage(
          { defaultMessage: '{kind} {place, number}', description: 'Names an entry of a list by its place, such as Entry 3' },
          { kind, place: index + 1 },
        );
  };
}
