import { useApi } from '@foyer/api';
import { studioPeopleOptionsQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { StudioSections } from '../studio-sections.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportedPeople } from './imported-people.tsx';
import { useImportPeople } from './use-import-people.ts';

/** Where a list of people is checked and imported. */
export function ImportPage() {
  const intl = useIntl();
  const { data: options } = useSuspenseQuery(studioPeopleOptionsQuery(useApi()));
  const { outcome, failure, pending, send, begin } = useImportPeople();
  const [file, setFile] = useState<File>();
  const [invite, setInvite] = useState(true);
  const title = intl.formatMessage({
    defaultMessage: 'Import people',
    description: 'Title of the page where a list of people is imported',
  });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioPeople} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Each line of a CSV file is a person. Who is not there yet is created, all others are changed as the file says. People whom the file does not name stay as they are."
              description="Below the title of the page where a list of people is imported"
            />
          </Text>
        </Stack>
        <ImportFile
          file={file}
          invite={options.invites ? invite : undefined}
          failure={failure}
          pending={pending && !outcome}
          isChecked={outcome !== undefined}
          onFile={(chosen) => {
            begin();
            setFile(chosen);
          }}
          onInvite={setInvite}
          onCheck={() => file && send({ file, invite, store: false, skipFaults: false })}
        />
        {!outcome && <ImportColumns hotels={options.hotels} />}
        {outcome?.stored && <ImportedPeople outcome={outcome} />}
        {file && outcome && !outcome.stored && (
          <ImportOutcome outcome={outcome} pending={pending} onStore={(skipFaults) => send({ file, invite, store: true, skipFaults })} />
        )}
      </Stack>
    </Container>
  );
}
