import type { Schemas } from '@foyer/api';
import { Disclosure, Stack, Text } from '@foyer/ui';
import { FormattedList, FormattedMessage } from 'react-intl';

const needed = ['Benutzername / username', 'E-Mail / email', 'Vorname / firstname', 'Nachname / lastname'];
const others = [
  ...['Position / title', 'Hotel', 'Sprache / language', 'Berechtigungen / permissions', 'Geburtstag / birthday'],
  ...['Eintritt / hired on', 'Geschlecht / gender', 'Werdegang / careers', 'Kenntnisse / skills', 'Sonderaufgaben / special tasks'],
];

/** Which columns a list of people has. */
export const ImportColumns = ({ hotels }: { hotels: Schemas['StudioPeopleOptions']['hotels'] }) => (
  <Disclosure
    level={2}
    summary={<FormattedMessage defaultMessage="Which columns the file has" description="Heading above the columns of a list of people" />}
  >
    <Stack gap="s">
      <Text>
        <FormattedMessage
          defaultMessage="The first line names the columns, in German or English. These are needed: {columns}."
          description="Which columns a list of people has"
          values={{ columns: <FormattedList value={needed} /> }}
        />
      </Text>
      <Text>
        <FormattedMessage
          defaultMessage="These may be there: {columns}. What is empty stays as it is."
          description="Which columns a list of people has"
          values={{ columns: <FormattedList value={others} /> }}
        />
      </Text>
      {hotels.length > 0 && (
        <Text>
          <FormattedMessage
            defaultMessage="Hotels are named as in their list, such as “{name}”."
            description="Which columns a list of people has"
            values={{ name: <bdi>{hotels[0]!.name}</bdi> }}
          />
        </Text>
      )}
      <Text>
        <FormattedMessage
          defaultMessage="The file that you download from the list of people has all columns and can be imported again."
          description="Which columns a list of people has"
        />
      </Text>
    </Stack>
  </Disclosure>
);
