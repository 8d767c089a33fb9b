// `npm start`: installs and builds what is missing, then runs the server. Runs on the machine's Node without any package.
import { requireNode } from './launch/node-version.mjs';

requireNode();
// Imported late: an old Node has been refused by now.
import('./launch/start.mjs').then(({ start }) => start());
