import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, LinkButton, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';

/** What an import has done. */
export function ImportedPeople({ outcome: { created, updated, fault_count: faults } }: { outcome: Schemas['StudioPeopleImport'] }) {
  const locale = useLocale();
  return (
    <Stack gap="m">
      <Alert tone="positive" role="status">
        <FormattedMessage
          defaultMessage="Imported: {created, plural, =0 {no new people} one {# new person} other {# new people}}, {updated, plural, =0 {no changes} one {# change} other {# changes}}.{faults, plural, =0 {} one { # error was left out.} other { # errors were left out.}}"
          description="After a list of people was imported"
          values={{ created, updated, faults }}
        />
      </Alert>
      <div>
        <LinkButton look="secondary" href={localePath(locale, paths.studioPeople)}>
          <FormattedMessage defaultMessage="To the list of people" description="Link after a list of people was imported" />
        </LinkButton>
      </div>
    </Stack>
  );
}
