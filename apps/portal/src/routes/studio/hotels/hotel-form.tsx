import type { Schemas } from '@foyer/api';
import { Card, Heading, Stack, TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PictureField } from '../picture-field.tsx';
import { RecordForm } from '../records/record-form.tsx';
import * as styles from '../records/records.css.ts';
import type { RecordForm as Form } from '../records/use-record-form.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactField } from './contact-field.tsx';
import type { HotelEntries } from './hotel-entries.ts';
import { wired } from './hotel-fields.ts';
import { useHotelErrors } from './use-hotel-errors.ts';

interface HotelFormProps {
  form: Form<HotelEntries>;
  /** What the fields name, as it was saved last. */
  saved: Pick<Schemas['StudioHotel'], 'image' | 'contact_person'>;
  /** Why the last save failed. */
  failure: unknown;
  /** Called with a form in which nothing is wrong that can be seen here. */
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What a hotel says, to be written. */
export function HotelForm({ form: { entries, change }, saved, failure, onSubmit, children }: HotelFormProps) {
  const { errors, attempt, check } = useHotelErrors(failure);
  const props = { entries, change, errors };
  return (
    <RecordForm errors={errors.list} attempt={attempt} failure={failure} onSubmit={() => check(entries) && onSubmit()}>
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage defaultMessage="Hotel" description="Heading in the form about a hotel: name and picture" />
          </Heading>
          <div className={styles.pair}>
            <TextField
              {...wired('name', props)}
              label={<FormattedMessage defaultMessage="Name" description="Field of a hotel" />}
              dir="auto"
              maxLength={200}
              required
            />
            <TextField
              {...wired('rooms', props)}
              label={<FormattedMessage defaultMessage="Number of rooms" description="Field of a hotel" />}
              type="number"
              inputMode="numeric"
              required
            />
          </div>
          <PictureField
            name={<FormattedMessage defaultMessage="Picture" description="Field of a hotel" />}
            hint={
              <FormattedMessage defaultMessage="Members see it wherever the hotel is shown." description="Hint at the picture of a hotel" />
            }
            id={entries.image_id}
            saved={saved.image}
            error={errors.of('image_id')}
            onChange={(id) => change({ image_id: id })}
          />
        </Stack>
      </Card>
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage defaultMessage="Address" description="Heading in the form about a hotel" />
          </Heading>
          <AddressFields {...props} />
        </Stack>
      </Card>
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage defaultMessage="Contact" description="Heading in the form about a hotel: telephone, e-mail, person" />
          </Heading>
          <div className={styles.pair}>
            <TextField
              {...wired('telephone', props)}
              label={<FormattedMessage defaultMessage="Telephone" description="Field of a hotel" />}
              type="tel"
              maxLength={50}
            />
            <TextField
              {...wired('email', props)}
              label={<FormattedMessage defaultMessage="E-mail address" description="Field of a hotel" />}
              type="email"
              maxLength={254}
            />
          </div>
          <ContactField {...props} saved={saved.contact_person} />
        </Stack>
      </Card>
      {children}
    </RecordForm>
  );
}
