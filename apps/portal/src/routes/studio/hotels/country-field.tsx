import { countryCodes } from '@foyer/i18n/countries';
import { Combobox, SkeletonField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInBrowser } from '../use-in-browser.ts';
import { useCountryNames } from './use-country-names.ts';

interface CountryFieldProps {
  id: string;
  /** By its two letters; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** A country, found by its name. */
export function CountryField(props: CountryFieldProps) {
  // The list brings styles along that a document of the server may not have.
  return useInBrowser() ? <CountrySearch {...props} /> : <SkeletonField />;
}

function CountrySearch({ value, onChange, ...rest }: CountryFieldProps) {
  const intl = useIntl();
  const nameOf = useCountryNames();
  const { compare } = new Intl.Collator(intl.locale);
  const options = countryCodes
    .map((id) => ({ id, label: nameOf(id), description: id }))
    .sort((one, other) => compare(one.label, other.label));
  return (
    <Combobox
      {...rest}
      label={<FormattedMessage defaultMessage="Country" description="Field of a hotel" />}
      required
      options={options}
      value={value || null}
      defaultText={value && nameOf(value)}
      opensOnFocus
      emptyText={intl.formatMessage({ defaultMessage: 'No country is called that.', description: 'In the list of countries' })}
      onChange={(chosen) => (chosen ?? '') !== value && onChange(chosen ?? '')}
    />
  );
}
