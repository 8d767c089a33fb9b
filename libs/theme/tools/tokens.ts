// Writes the tokens for design tools. Run it with `npm run tokens` after a change of a token, and commit the result; a test compares them.
import { writeFileSync } from 'node:fs';
import { modes, tokensFile, tokensJson } from './tokens-file.ts';

for (const mode of modes) writeFileSync(tokensFile(mode), tokensJson(mode));
