// The server as it runs, without the portal.
import { serve } from '../src/serve.ts';

await serve({});
