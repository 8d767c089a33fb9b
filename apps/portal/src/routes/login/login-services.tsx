import { SocialEntries } from '@foyer/module-hero-register/social';
import { useSearchParams } from 'react-router';
import { wantedPath } from '../../host/links/redirects.ts';
import { useShellData } from '../../host/app/shell-data.ts';

/** The ways in through other services, which few customers have: loaded only where they are shown. */
export function LoginServices() {
  const [search] = useSearchParams();
  const { login_options, signup_configuration } = useShellData().settings;
  const divided = login_options.password || login_options.sso !== null;
  return <SocialEntries entries={signup_configuration.social} redirect={wantedPath(search)} divided={divided} />;
}
