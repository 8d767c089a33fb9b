import { profileQuery, useApi } from '@foyer/api';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useUser } from '../../host/app/shell-data.ts';
import { ProfileForm } from './profile-form.tsx';
import * as styles from './profile-page.css.ts';

/** Changes a profile: one's own, and others' for those who administer people (access §6). */
export function EditProfilePage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data: profile } = useSuspenseQuery(profileQuery(useApi(), id));
  const own = useUser()?.user_id === profile.id;
  const title = own
    ? intl.formatMessage({ defaultMessage: 'Edit my profile', description: 'Title of the form about one’s own profile' })
    : intl.formatMessage(
        { defaultMessage: 'Edit the profile of {name}', description: 'Title of the form about a person’s profile' },
        { name: profile.fullname },
      );
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          {own && !profile.changeable.includes('firstname') && (
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Name and position are managed by your administrator. Let them know if something is wrong."
                description="Below the title of the form about one's own profile"
              />
            </Text>
          )}
          {own && !profile.changeable.includes('email') && (
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Your e-mail address comes from the account you log in with."
                description="Below the title of the form about one's own profile, for members who log in with an account from elsewhere"
              />
            </Text>
          )}
        </div>
        <ProfileForm key={profile.id} profile={profile} own={own} />
      </Stack>
    </Container>
  );
}
