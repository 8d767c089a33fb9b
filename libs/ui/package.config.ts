import { packageConfig } from '../../tools/vite/package.ts';

// The compiled package, as other projects install it: JavaScript file by file, so that they load what they use, and one style sheet.
export default packageConfig({ root: import.meta.dirname, doors: { index: 'src/index.ts', theme: 'src/theme/index.ts' } });
