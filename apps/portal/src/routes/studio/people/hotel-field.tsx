import type { Schemas } from '@foyer/api';
import { Combobox, SkeletonField } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInBrowser } from '../use-in-browser.ts';

interface HotelFieldProps {
  /** The customer's. */
  hotels: Schemas['StudioPeopleOptions']['hotels'];
  value: string | null;
  id?: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (hotel: string | null) => void;
}

/** One of the customer's hotels, found by name or town; emptied for none. */
export function HotelField(props: HotelFieldProps) {
  // The list brings styles along that a document of the server may not have.
  return useInBrowser() ? <HotelSearch {...props} /> : <SkeletonField />;
}

function HotelSearch({ hotels, value, onChange, ...rest }: HotelFieldProps) {
  const intl = useIntl();
  const options = hotels.map(({ id, name, city }) => ({ id, label: name, description: city }));
  return (
    <Combobox
      {...rest}
      label={<FormattedMessage defaultMessage="Hotel" description="Field of an account, and filter of the people in the studio" />}
      options={options}
      value={value}
      defaultText={options.find(({ id }) => id === value)?.label ?? ''}
      opensOnFocus
      emptyText={intl.formatMessage({ defaultMessage: 'No hotel is called that.', description: 'In the list of hotels' })}
      onChange={(chosen) => chosen !== value && onChange(chosen)}
    />
  );
}
