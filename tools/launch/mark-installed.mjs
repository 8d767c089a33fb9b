import { join } from 'node:path';
import { markInstalled } from './install.mjs';

markInstalled(join(import.meta.dirname, '..', '..'));
