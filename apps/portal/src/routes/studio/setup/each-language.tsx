import type { Schemas } from '@foyer/api';
import { Disclosure } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from './setup.css.ts';

type Language = Schemas['Language'];

interface EachLanguageProps {
  /** Whether all but the reader's own language are behind a line that opens. */
  folded?: boolean | undefined;
  /** Whether a text is missing in a language; counted where the languages are folded. */
  lacks: (locale: Language['key']) => boolean;
  /** The field of a language; the first one is what errors lead to. */
  field: (language: Language, index: number) => ReactNode;
}

/** A field for each language of the customer. */
export function EachLanguage({ folded, lacks, field }: EachLanguageProps) {
  const { languages } = useShellData();
  const own = useLocale();
  if (!folded || languages.length <= 2) return languages.map(field);
  const [first, ...others] = languages.toSorted((one, other) => Number(other.key === own) - Number(one.key === own));
  const missing = others.filter(({ key }) => lacks(key)).length;
  return (
    <>
      {field(first!, 0)}
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
        <div className={styles.titles}>{others.map((language, index) => field(language, index + 1))}</div>
      </Disclosure>
    </>
  );
}
