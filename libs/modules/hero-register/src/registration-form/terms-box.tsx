import { type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Checkbox, Link, VisuallyHidden } from '@foyer/ui';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';

interface TermsBoxProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  terms: Schemas['Terms'];
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** Agrees to the terms. They open in a new tab, so that nothing typed is lost. */
export function TermsBox({ ref, id, terms, error, onChange }: TermsBoxProps) {
  const { locale } = useApi();
  const link = (words: ReactNode) =>
    terms.page_id ? (
      <Link href={localePath(locale, paths.page(terms.page_id))} target="_blank">
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <Checkbox
      ref={ref}
      id={id}
      name="agb_nda_accepted"
      value={terms.version}
      label={
        <FormattedMessage
          defaultMessage="I agree to the <terms>terms of use<tab> (opens in a new tab)</tab></terms>."
          description="Registration: label of the checkbox; the words in tab are for screen readers alone"
          values={{ terms: link, tab: (words) => terms.page_id && <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      }
      error={error}
      onChange={onChange}
      required
    />
  );
}
