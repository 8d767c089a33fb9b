import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Card, Container, Heading, Icon, Image, LinkButton, LockIcon, Stack, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useDestination } from '../links/use-destination.ts';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './teaser-view.css.ts';

/** What guests are given of a page that members have passed on: title, description and picture, and over its end the way in (content §4). */
export function TeaserView({ page }: { page: Pick<Schemas['Page'], 'title' | 'description' | 'content_locale' | 'image'> }) {
  const { title, description, image } = page;
  const { tag, direction } = locales[page.content_locale];
  return (
    <Container as="section" width="reading">
      <Stack gap="l" lang={tag} dir={direction}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {description && <Text size="l">{description}</Text>}
        {image && <Image {...image} ratio="16:9" rounded="l" priority sizes="(min-width: 48rem) 46rem, 100vw" />}
      </Stack>
      <LoginInvitation over={image !== null} />
    </Container>
  );
}

function LoginInvitation({ over }: { over: boolean }) {
  const locale = useLocale();
  const destination = useDestination();
  const { settings } = useShellData();
  const { active } = settings.signup_configuration;
  return (
    <Card padding="l" className={over ? styles.overPicture : styles.below}>
      <Stack gap="m" align="center">
        <Icon icon={LockIcon} />
        <Heading level={2} size="card">
          <FormattedMessage
            defaultMessage="Members can read the whole page"
            description="Invitation to log in, on a page guests see a little of"
          />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Log in with your {organisation} account to read all of it."
            description="Invitation to log in, on a page guests see a little of; organisation is the customer's name"
            values={{ organisation: settings.organisation.name }}
          />
        </Text>
        <div className={styles.actions}>
          <LinkButton look="primary" href={localePath(locale, `${paths.login}${destination}`)}>
            <FormattedMessage defaultMessage="Log in" description="Button of the invitation to log in" />
          </LinkButton>
          {active && (
            <LinkButton look="secondary" href={localePath(locale, `${paths.registration}${destination}`)}>
              <FormattedMessage defaultMessage="Register" description="Button of the invitation to log in" />
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}
