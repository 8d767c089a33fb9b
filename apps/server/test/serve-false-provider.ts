// The false OpenID provider in a process of its own, for end-to-end tests: its port, what it says of who comes, and what it sends beside a form.
import { startFalseSsoProvider } from '@foyer/identity-providers/testing';

const [port, claims, user] = process.argv.slice(2);
const provider = await startFalseSsoProvider('foyer', Number(port));
provider.claims = JSON.parse(claims!) as Record<string, unknown>;
provider.user = user;
console.log('The provider is ready');
