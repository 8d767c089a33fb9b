import { type Schemas, useApi } from '@foyer/api';
import { Divider, LinkButton, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { serviceName, socialPath } from './social-path.ts';

/** See `SocialEntries`. */
export interface SocialEntriesProps {
  entries: readonly Schemas['SocialLogin'][];
  /** The path of the portal, without its language, to go to afterwards. */
  redirect?: string;
  /** They stand below another way in. */
  divided?: boolean;
}

/** The ways in through other services (access §2); each leaves the portal. */
export function SocialEntries({ entries, redirect = '/', divided = false }: SocialEntriesProps) {
  const { locale } = useApi();
  if (entries.length === 0) return null;
  return (
    <>
      {divided && (
        <Divider>
          <FormattedMessage defaultMessage="or" description="Between a form and the entries to other services" />
        </Divider>
      )}
      <Stack as="ul" role="list" gap="s">
        {entries.map((entry) => (
          <li key={entry.network}>
            <LinkButton look="secondary" width="full" href={socialPath(entry, locale, redirect)} rel="external">
              <FormattedMessage
                defaultMessage="Continue with {service}"
                description="Entry to another service"
                values={{ service: serviceName(entry) }}
              />
            </LinkButton>
          </li>
        ))}
      </Stack>
    </>
  );
}
