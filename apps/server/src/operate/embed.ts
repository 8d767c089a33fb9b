// The websites that show widgets, and their keys.
export { createEmbedSites, type EmbedSites } from '../features/embed/index.ts';
