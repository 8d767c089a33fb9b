import { TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from '../records/records.css.ts';
import { TitleFields } from '../setup/title-fields.tsx';
import { CountryField } from './country-field.tsx';
import { wired } from './hotel-fields.ts';
import { fieldId, type HotelFieldsProps } from './use-hotel-errors.ts';

/** Where a hotel is, and where it belongs. */
export function AddressFields(props: HotelFieldsProps) {
  const { entries, errors, change } = props;
  return (
    <div className={styles.fields}>
      <TextField
        {...wired('street', props)}
        label={<FormattedMessage defaultMessage="Street and number" description="Field of a hotel" />}
        dir="auto"
        maxLength={200}
        required
      />
      <div className={styles.pair}>
        <TextField
          {...wired('zip', props)}
          label={<FormattedMessage defaultMessage="Postcode" description="Field of a hotel" />}
          maxLength={20}
          required
        />
        <TextField
          {...wired('city', props)}
          label={<FormattedMessage defaultMessage="Town" description="Field of a hotel" />}
          dir="auto"
          maxLength={100}
          required
        />
      </div>
      <CountryField
        id={fieldId('country')}
        value={entries.country}
        error={errors.of('country')}
        onChange={(country) => change({ country })}
      />
      <div className={styles.pair}>
        <TitleFields
          id={fieldId('region')}
          label={(language) => (
            <FormattedMessage
              defaultMessage="Region ({language})"
              description="Field of a hotel, such as Upper Bavaria"
              values={{ language }}
            />
          )}
          title={entries.region}
          error={errors.of('region')}
          onChange={(region) => change({ region })}
        />
      </div>
      <div className={styles.pair}>
        <TitleFields
          id={fieldId('area')}
          label={(language) => (
            <FormattedMessage
              defaultMessage="Area of the group ({language})"
              description="Field of a hotel: the part of the group that it belongs to, such as Mountains and lakes"
              values={{ language }}
            />
          )}
          title={entries.area}
          error={errors.of('area')}
          onChange={(area) => change({ area })}
        />
      </div>
    </div>
  );
}
