import { options } from 'preact';

// Effects after a press are done before the next one, as React does them. Preact would wait for a frame, or 35 ms.
options.requestAnimationFrame = (run) => void setTimeout(run);

// Not in TypeScript, which takes no `export *` from what is declared by `export =`.
export * from 'preact/compat';
export { default } from 'preact/compat';
