import type { Schemas } from '@foyer/api';
import { LinkButton, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** As the services write themselves. */
const names: Record<Schemas['SocialLogin']['network'], string> = { apple: 'Apple', facebook: 'Facebook', google: 'Google' };

/** The ways to register through another service (access §2); each leaves the portal for its address. */
export function SocialEntries({ entries }: { entries: readonly Schemas['SocialLogin'][] }) {
  if (entries.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="s">
      {entries.map(({ network, url }) => (
        <li key={`${network} ${url}`}>
          <LinkButton look="secondary" width="full" href={url} rel="external">
            <FormattedMessage
              defaultMessage="Continue with {service}"
              description="Registration: entry to another service"
              values={{ service: names[network] }}
            />
          </LinkButton>
        </li>
      ))}
    </Stack>
  );
}
