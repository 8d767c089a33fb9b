// What a project that installs the packages may write, and what its compiler refuses. Compiled by the check of the packages, in the example.
import { ApiError, createApi } from '@foyer/api';
import { openLink } from '@foyer/api/realtime';
import { Button } from '@foyer/ui';
import { vars } from '@foyer/ui/theme';
import '@foyer/widgets';
import { FoyerChat, FoyerOccasions, FoyerShop } from '@foyer/widgets/react';

const portal = { server: 'https://community.example/api/v2', site: 'intranet' };

export const right = (
  <>
    <FoyerChat
      {...portal}
      display="inline"
      theme="dark"
      onMessage={({ detail }) => detail.conversation_id.length}
      identify={() => 'token'}
    />
    <FoyerOccasions {...portal} show="birthdays" limit={3} className="wide" style={{ marginTop: 8 }} />
    <FoyerShop {...portal} identify={null} onCart={({ detail }) => detail.count + 1} />
    <Button look="secondary" onClick={() => undefined}>
      {vars.color.brand.toUpperCase()}
    </Button>
  </>
);

export const wrong = (
  <>
    {/* @ts-expect-error the website is needed */}
    <FoyerChat server={portal.server} />
    {/* @ts-expect-error no such theme */}
    <FoyerChat {...portal} theme="blue" />
    {/* @ts-expect-error an option of another widget */}
    <FoyerShop {...portal} show="birthdays" />
    {/* @ts-expect-error no such look */}
    <Button look="loud">x</Button>
  </>
);

const chat = document.createElement('foyer-chat');
chat.open();
chat.identify(async () => 'token');
// @ts-expect-error no such theme
chat.setTheme('blue');
chat.addEventListener('foyer:error', ({ detail }) => detail.problems?.map(({ attribute, rule }) => attribute + rule));
document.addEventListener('foyer:cart', ({ detail }) => detail.count.toFixed());

export async function news(): Promise<string | undefined> {
  const { client } = createApi({ baseUrl: portal.server, locale: 'de_DE', token: () => 'token' });
  try {
    const { data } = await client.GET('/embed/sites/{id}', { params: { path: { id: portal.site } } });
    return data?.portal_url;
  } catch (error) {
    return error instanceof ApiError ? error.problem.code : undefined;
  }
}
// @ts-expect-error no such language
createApi({ baseUrl: portal.server, locale: 'tlh' });
openLink({ url: portal.server, onMessage: () => undefined, askForSession: async () => false });
