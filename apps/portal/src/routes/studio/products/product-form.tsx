import type { Schemas } from '@foyer/api';
import { Card, Heading, Stack, TextField } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PictureField } from '../picture-field.tsx';
import { RecordForm } from '../records/record-form.tsx';
import * as styles from '../records/records.css.ts';
import type { RecordForm as Form } from '../records/use-record-form.ts';
import { TitleFields } from '../setup/title-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import type { ProductEntries } from './product-entries.ts';
import { fieldId, useProductErrors, type WrongDays } from './use-product-errors.ts';

interface ProductFormProps {
  form: Form<ProductEntries>;
  /** The picture as it was saved last. */
  picture: Schemas['Image'] | null;
  /** Why the last save failed. */
  failure: unknown;
  /** Called with a form in which nothing is wrong that can be seen here. */
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** What a reward says, to be written. */
export function ProductForm({ form: { entries, change }, picture, failure, onSubmit, children }: ProductFormProps) {
  const [days, setDays] = useState<WrongDays>({});
  const { errors, attempt, check } = useProductErrors(failure);
  return (
    <RecordForm errors={errors.list} attempt={attempt} failure={failure} onSubmit={() => check(entries, days) && onSubmit()}>
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage defaultMessage="Reward" description="Heading in the form about a reward: name, price and picture" />
          </Heading>
          <div className={styles.pair}>
            <TitleFields
              id={fieldId('name')}
              label={(language) => (
                <FormattedMessage defaultMessage="Name ({language})" description="Field of a reward" values={{ language }} />
              )}
              title={entries.name}
              error={errors.of('name')}
              onChange={(name) => change({ name })}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              id={fieldId('coins_required')}
              label={<FormattedMessage defaultMessage="Price in points" description="Field of a reward" />}
              type="number"
              inputMode="numeric"
              required
              autoComplete="off"
              value={entries.coins}
              error={errors.of('coins_required')}
              onChange={(coins) => change({ coins })}
            />
          </div>
          <PictureField
            name={<FormattedMessage defaultMessage="Picture" description="Field of a reward" />}
            hint={
              <FormattedMessage
                defaultMessage="Members see it in the shop and in their cart."
                description="Hint at the picture of a reward"
              />
            }
            id={entries.image_id}
            saved={picture}
            error={errors.of('image_id')}
            onChange={(id) => change({ image_id: id })}
          />
        </Stack>
      </Card>
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2}>
            <FormattedMessage defaultMessage="Offer" description="Heading in the form about a reward: whether and when it is offered" />
          </Heading>
          <OfferFields
            entries={entries}
            errors={errors}
            change={change}
            onProblem={(wrong) => setDays((before) => ({ ...before, ...wrong }))}
          />
        </Stack>
      </Card>
      {children}
    </RecordForm>
  );
}
