import { expect, it } from 'vitest';
import { importsOf } from './manifest-of-package.ts';

it('the packages that built files and their types import, and nothing that only stands in a text', () => {
  const script = `import { jsx } from "react/jsx-runtime";\nimport "./a.js";\n/** comes from "nowhere" */\nconst b = () => import("@scope/name/door");`;
  const types = `import type { Client } from "openapi-fetch";\nexport * from "./types.js";`;
  expect(importsOf([script, types])).toEqual(['@scope/name', 'openapi-fetch', 'react']);
});
