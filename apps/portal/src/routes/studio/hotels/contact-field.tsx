import type { Schemas } from '@foyer/api';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceDialog } from '../form/choice-dialog.tsx';
import { ChosenField } from '../form/chosen-field.tsx';
import { fieldId, type HotelFieldsProps } from './use-hotel-errors.ts';

type Choice = Schemas['StudioChoice'];

const asChoice = ({ id, name, image }: Schemas['Person']): Choice => ({ kind: 'person', id, title: name, detail: '', image });

/** Whom colleagues of a hotel turn to. */
export function ContactField({ entries, errors, change, saved }: HotelFieldsProps & { saved: Schemas['Person'] | null }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Choice>();
  const id = entries.contact_person_id ?? '';
  const known = [chosen, saved && asChoice(saved)].find((one) => one?.id === id);
  return (
    <ChosenField
      label={<FormattedMessage defaultMessage="Contact person" description="Field of a hotel" />}
      hint={<FormattedMessage defaultMessage="Whom colleagues turn to; shown with the hotel." description="Hint at a field of a hotel" />}
      id={fieldId('contact_person_id')}
      error={errors.of('contact_person_id')}
      value={id}
      choice={known ?? undefined}
      nullable
      onRemove={() => change({ contact_person_id: null })}
      chooser={(close) => (
        <ChoiceDialog
          title={intl.formatMessage({ defaultMessage: 'Contact person', description: 'Title of the dialog that chooses one' })}
          kind="person"
          taken={[id]}
          onClose={close}
          onChoose={(choice) => {
            setChosen(choice);
            close();
            change({ contact_person_id: choice.id });
          }}
        />
      )}
    />
  );
}
