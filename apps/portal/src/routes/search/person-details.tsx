import type { Schemas } from '@foyer/api';
import { CardControls, Icon, IconLink, MailIcon, PersonFacts } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useShellData } from '../../host/app/shell-data.ts';

/** What of a person that was found is shown beside name, position and house. */
export function PersonDetails({ person }: { person: Schemas['SearchPerson'] }) {
  const { static_user_field_identifiers: whole } = useShellData().settings.base_options;
  return <PersonFacts specialTasks={person.special_tasks} fields={person.extra_fields} whole={whole} />;
}

/** The way to write to a person, where the customer wants it and the address may be seen. */
export function ContactButton({ name, email }: { name: string; email: string | null }) {
  const intl = useIntl();
  const { show_user_overview_contact_button: shown } = useShellData().settings.base_options;
  if (!shown || !email) return null;
  return (
    <CardControls>
      <IconLink
        href={`mailto:${email}`}
        icon={<Icon icon={MailIcon} />}
        label={intl.formatMessage(
          { defaultMessage: 'Write to {name}', description: 'Button beside a person that a search found' },
          { name },
        )}
      />
    </CardControls>
  );
}
