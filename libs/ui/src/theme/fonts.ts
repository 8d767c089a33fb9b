import arabic from './fonts/arabic.woff2?url';
import sans from './fonts/sans-latin.woff2?url';
import serif from './fonts/serif-latin.woff2?url';

/**
 * Addresses of the faces a first view needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`:
 * `sans` and `serif` everywhere (about 40 kB), `arabic` in addition where the language is written in Arabic letters.
 */
export const fontUrls = { sans, serif, arabic };
