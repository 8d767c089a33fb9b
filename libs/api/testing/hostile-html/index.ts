export { generateHostileHtml, hostileHtml } from './generate.ts';
export { hitFunction, hitHost } from './marks.ts';
