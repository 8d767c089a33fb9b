import { defineConfig } from 'vite';

// A build of its own: a service worker is one file under a name that stays, and shares no chunk with the portal. The server serves it.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/service-worker',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/router/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
