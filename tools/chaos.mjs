// `npm run chaos`: installs and builds what is missing, then breaks servers on purpose. Runs on the machine's Node without any package.
import { requireNode } from './launch/node-version.mjs';

requireNode();
import('./launch/chaos.mjs').then(({ chaos }) => chaos());
