export { createEmbed } from './embed.ts';
export { createEmbedSites, type EmbedSites } from './sites.service.ts';
