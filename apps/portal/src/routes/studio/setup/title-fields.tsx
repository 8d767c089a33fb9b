import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { translationOf } from '../translations.ts';
import { EachLanguage } from './each-language.tsx';

interface TitleFieldsProps {
  title: Schemas['StudioTitle'];
  error: string | undefined;
  /** The id of the first one. */
  id?: string;
  /** What the field of a language is called; "Title" where that is left out. */
  label?: (language: ReactNode) => ReactNode;
  disabled?: boolean;
  /** Whether all but the reader's own language are behind a line that opens. */
  folded?: boolean;
  onChange: (title: Schemas['StudioTitle']) => void;
}

const titleIn = (language: ReactNode): ReactNode => (
  <FormattedMessage defaultMessage="Title ({language})" description="Field of a menu entry or a category of news" values={{ language }} />
);

/** A text in each language of the customer; what is wrong with it is said at the first. */
export function TitleFields({ title, error, id, label = titleIn, disabled, folded, onChange }: TitleFieldsProps) {
  return (
    <EachLanguage
      folded={folded}
      lacks={(key) => translationOf([title], key).missing > 0}
      field={({ key, label: language }, index) => (
        <TextField
          key={key}
          id={id && (index === 0 ? id : `${id}-${key}`)}
          label={label(<bdi>{language}</bdi>)}
          lang={locales[key].tag}
          dir={locales[key].direction}
          maxLength={200}
          autoComplete="off"
          disabled={disabled}
          value={title[key] ?? ''}
          error={index === 0 ? error : undefined}
          onChange={(words) => {
            const { [key]: _before, ...others } = title;
            onChange(words ? { ...others, [key]: words } : others);
          }}
        />
      )}
    />
  );
}
