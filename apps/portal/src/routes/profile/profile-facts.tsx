import type { Schemas } from '@foyer/api';
import { CalendarDate, locales } from '@foyer/i18n';
import { CakeIcon, Card, EmailLink, FactLine, FactList, HotelIcon, MailIcon, Text, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../host/app/shell-data.ts';
import { fieldIcons, fieldNames, genders } from './field-words.ts';
import * as styles from './profile-page.css.ts';

interface FactsProps {
  profile: Schemas['Profile'];
  own: boolean;
}

/** A house with its town, where the name does not say it. */
const houseName = (name: string, city: string): string => (name.includes(city) ? name : `${name}, ${city}`);

/** What is known of a person, line by line; a line that says nothing is left out. */
export function ProfileFacts({ profile, own }: FactsProps) {
  const { locations, areas, email, languages, special_tasks: tasks, skills, careers } = profile;
  return (
    <Card as="section" padding="l" className={styles.frame}>
      <VisuallyHidden>
        <h2>
          <FormattedMessage defaultMessage="About" description="Heading above the facts of a profile, for screen readers" />
        </h2>
      </VisuallyHidden>
      <FactList>
        {locations.length > 0 && (
          <FactLine icon={HotelIcon} name={<FormattedMessage defaultMessage="Works in" description="Line of a profile: the houses" />}>
            {locations.map(({ id, name, city }) => (
              <span key={id}>{houseName(name, city)}</span>
            ))}
          </FactLine>
        )}
        <FieldLine field="areas" values={areas} />
        <FieldLine field="special_tasks" values={tasks} />
        <FieldLine field="skills" values={skills} />
        <FieldLine field="careers" values={careers} />
        {email && (
          <FactLine icon={MailIcon} name={<FormattedMessage defaultMessage="E-mail" description="Line of a profile" />}>
            <EmailLink email={email} />
          </FactLine>
        )}
        <Birthday profile={profile} own={own} />
        <Gender profile={profile} own={own} />
        <FieldLine
          field="languages"
          values={languages.map((language) => (
            <span key={language} lang={locales[language].tag}>
              {locales[language].label}
            </span>
          ))}
        />
      </FactList>
    </Card>
  );
}

function FieldLine({ field, values }: { field: keyof typeof fieldNames; values: readonly ReactNode[] }) {
  if (values.length === 0) return null;
  return (
    <FactLine icon={fieldIcons[field]} name={<FormattedMessage {...fieldNames[field]} />}>
      {values.map((value, index) => (typeof value === 'string' ? <bdi key={index}>{value}</bdi> : value))}
    </FactLine>
  );
}

function Birthday({ profile: { birthday, is_birth_year_visible: yearVisible }, own }: FactsProps) {
  if (!birthday) return null;
  return (
    <FactLine icon={CakeIcon} name={<FormattedMessage defaultMessage="Birthday" description="Line of a profile" />}>
      <CalendarDate {...birthday} />
      {own && birthday.year !== null && !yearVisible && (
        <Text size="s" tone="muted">
          <FormattedMessage defaultMessage="Colleagues do not see the year." description="Below one's own birthday on the profile" />
        </Text>
      )}
    </FactLine>
  );
}

function Gender({ profile: { gender }, own }: FactsProps) {
  const { extra_fields: shownToAll } = useShellData().settings.profile_options;
  // One that this version does not know is left out.
  const word = gender && Object.hasOwn(genders, gender) && genders[gender as keyof typeof genders];
  if (!word) return null;
  return (
    <FactLine icon={fieldIcons.gender} name={<FormattedMessage {...fieldNames.gender} />}>
      <FormattedMessage {...word} tagName="span" />
      {own && !shownToAll.includes('gender') && (
        <Text size="s" tone="muted">
          <FormattedMessage defaultMessage="Most colleagues cannot see this." description="Below one's own gender on the profile" />
        </Text>
      )}
    </FactLine>
  );
}
