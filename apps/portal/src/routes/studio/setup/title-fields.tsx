import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { Disclosure, TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { translationOf } from '../translations.ts';
import * as styles from './setup.css.ts';

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
  const { languages } = useShellData();
  const own = useLocale();
  const isFolded = folded && languages.length > 2;
  const sorted = isFolded ? languages.toSorted((one, other) => Number(other.key === own) - Number(one.key === own)) : languages;
  const fields = sorted.map(({ key, label: language }, index) => (
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
  ));
  if (!isFolded) return fields;
  const missing = sorted.slice(1).filter(({ key }) => translationOf([title], key).missing > 0).length;
  return (
    <>
      {fields[0]}
      <Disclosure
        className={styles.wholeLine}
        summary={
          <FormattedMessage
            defaultMessage="In other languages{missing, plural, =0 {} one { (# missing)} other { (# missing)}}"
            description="Opens the fields for a title in the languages other than the editor’s own"
            values={{ missing }}
          />
        }
      >
        <div className={styles.titles}>{fields.slice(1)}</div>
      </Disclosure>
    </>
  );
}
