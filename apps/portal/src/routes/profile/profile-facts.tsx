import type { Schemas } from '@foyer/api';
import { CalendarDate, locales } from '@foyer/i18n';
import {
  BuildingIcon,
  CakeIcon,
  Card,
  EmailLink,
  FactLine,
  FactList,
  HotelIcon,
  LanguagesIcon,
  MailIcon,
  Text,
  VisuallyHidden,
} from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './profile-page.css.ts';

/** A house with its town, where the name does not say it. */
const houseName = (name: string, city: string): string => (name.includes(city) ? name : `${name}, ${city}`);

/** What is known of somebody, line by line; a line that says nothing is left out. */
export function ProfileFacts({ profile, own }: { profile: Schemas['Profile']; own: boolean }) {
  const { locations, areas, email, birthday, languages } = profile;
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
        {areas.length > 0 && (
          <FactLine
            icon={BuildingIcon}
            name={<FormattedMessage defaultMessage="Area" description="Line of a profile: the parts of the group" />}
          >
            {areas.map((area) => (
              <span key={area}>{area}</span>
            ))}
          </FactLine>
        )}
        {email && (
          <FactLine icon={MailIcon} name={<FormattedMessage defaultMessage="E-mail" description="Line of a profile" />}>
            <EmailLink email={email} />
          </FactLine>
        )}
        {birthday && (
          <FactLine icon={CakeIcon} name={<FormattedMessage defaultMessage="Birthday" description="Line of a profile" />}>
            <CalendarDate {...birthday} />
            {own && birthday.year !== null && !profile.is_birth_year_visible && (
              <Text size="s" tone="muted">
                <FormattedMessage defaultMessage="Colleagues do not see the year." description="Below one's own birthday on the profile" />
              </Text>
            )}
          </FactLine>
        )}
        {languages.length > 0 && (
          <FactLine
            icon={LanguagesIcon}
            name={<FormattedMessage defaultMessage="Language of the portal" description="Line of a profile" />}
          >
            {languages.map((language) => (
              <span key={language} lang={locales[language].tag}>
                {locales[language].label}
              </span>
            ))}
          </FactLine>
        )}
      </FactList>
    </Card>
  );
}
