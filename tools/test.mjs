// `npm test`: installs what is missing, then runs every check. Runs on the machine's Node without any package.
import { requireNode } from './launch/node-version.mjs';

requireNode();
import('./launch/test.mjs').then(({ test }) => test());
