import { packageConfig } from '../../tools/vite/package.ts';

// The client alone, as other projects install it: what builds on React is the portal's own.
export default packageConfig({ root: import.meta.dirname, doors: { index: 'src/package.ts', realtime: 'src/realtime/index.ts' } });
