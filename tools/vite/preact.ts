import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './base.ts';

/** What stands for React, by the paths that are imported. */
const alias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react(-dom)?$/, replacement: join(root, 'libs/widgets/embed/src/renderer/react.js') },
];

const handlerFile = /react-aria\/dist\/private\/interactions\/createEventHandler\.m?js$/;
/** Events of Preact are the browser's own, whose properties a spread leaves out: arrow keys and Enter would do nothing. */
const handed = 'handler(event);';
const whole =
  "handler(new Proxy(event, { get: (own, key) => key in own ? own[key] : typeof e[key] === 'function' ? e[key].bind(e) : e[key] }));";

/** The events of react-aria, as Preact needs them. Fails where react-aria makes them in another way. */
function preactEvents(): Plugin {
  return {
    name: 'foyer-preact-events',
    transform: {
      filter: { id: handlerFile },
      handler(code, id) {
        if (!code.includes(handed)) return this.error(`${id} hands on events in a new way: see tools/vite/preact.ts`);
        return { code: code.replace(handed, whole), map: null };
      },
    },
  };
}

/** Preact in React's place (docs/decisions/0093). */
export function preact(): Plugin {
  return {
    ...preactEvents(),
    name: 'foyer-preact',
    enforce: 'pre',
    config: () => ({ resolve: { alias }, optimizeDeps: { rolldownOptions: { plugins: [preactEvents()] } } }),
  };
}
