import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { TextArea } from '@foyer/ui';
import type { ReactNode } from 'react';
import { EachLanguage } from '../setup/each-language.tsx';
import { type PersonFieldsProps, wired } from './person-fields.ts';
import { fromLines, type TermFieldName, toLines } from './term-lines.ts';

type Lists = Schemas['StudioTermLists'];

interface TermFieldProps extends PersonFieldsProps {
  name: TermFieldName;
  label: (language: ReactNode) => ReactNode;
}

/** Several short texts in each language of the customer, one per line; what is wrong with them is said at the first. */
export function TermField({ name, label, ...props }: TermFieldProps) {
  const { id, error, disabled } = wired(name, props);
  const lists: Lists = props.entries[name] ?? {};
  const isWritten = Object.values(lists).some((terms) => terms.length > 0);
  return (
    <EachLanguage
      folded
      lacks={(key) => isWritten && !lists[key]?.length}
      field={({ key, label: language }, index) => (
        <TextArea
          key={key}
          id={index === 0 ? id : `${id}-${key}`}
          label={label(<bdi>{language}</bdi>)}
          lang={locales[key].tag}
          dir={locales[key].direction}
          rows={2}
          disabled={disabled}
          value={toLines(lists[key])}
          error={index === 0 ? error : undefined}
          onChange={(text) => {
            const { [key]: _before, ...others } = lists;
            const terms = fromLines(text);
            props.change({ [name]: terms.length > 0 ? { ...others, [key]: terms } : others });
          }}
        />
      )}
    />
  );
}
