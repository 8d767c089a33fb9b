// The OpenID provider in a process of its own, for end-to-end tests: its port, the portal's redirect address, what it says of who comes.
import { type Claims, startSsoProvider } from './sso-provider.ts';

const [port, redirectUri, claims] = process.argv.slice(2);
const provider = await startSsoProvider([redirectUri!], Number(port));
provider.person = JSON.parse(claims!) as Claims;
console.log('The provider is ready');
