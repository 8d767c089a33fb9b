import { profileQuery, useApi } from '@foyer/api';
import { Container, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { AccountCard } from './account-card.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { PendingAddress } from './pending-address.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { SavedNote } from './saved-note.tsx';

/** Someone as colleagues see them; for oneself also newsletters and the way to password and sessions. */
export function ProfilePage() {
  const { id = '' } = useParams();
  const { data: profile } = useSuspenseQuery(profileQuery(useApi(), id));
  const { included_profile_cards: cards } = useShellData().settings.profile_options;
  const own = useUser()?.user_id === profile.id;
  return (
    <Container width="reading">
      <PageTitle>{profile.fullname}</PageTitle>
      <Stack gap="l">
        <div>
          <SavedNote />
          <Stack gap="l">
            {profile.pending_email && <PendingAddress profile={profile} pending={profile.pending_email} />}
            <ProfileHeader profile={profile} own={own} />
          </Stack>
        </div>
        <ProfileFacts profile={profile} own={own} />
        {own && cards.includes('newsletter') && <NewsletterCard />}
        {own && cards.includes('account') && <AccountCard />}
      </Stack>
    </Container>
  );
}
