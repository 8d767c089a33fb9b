/** Media types by extension. What is not listed is kept as plain bytes and offered as a download. */
const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.zip': 'application/zip',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.ics': 'text/calendar',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
};

const known = new Set(Object.values(types));

/** Whether files of some extension are kept under this media type. */
export const isKnownType = (type: string): boolean => known.has(type);

export const svgType = 'image/svg+xml';

/** Subtitles and captions of videos. */
export const captionsType = 'text/vtt';

const shownByBrowsers = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'application/pdf']);
const slides = new Set(['image/jpeg', 'image/png', 'image/gif']);

/** Plain bytes. */
export const anyType = 'application/octet-stream';

/** The extension of a file name, in small letters with its dot; empty where it has none. */
export const extensionOf = (fileName: string): string => /\.[^.]+$/.exec(fileName)?.[0].toLowerCase() ?? '';

/** The media type of a file name. */
export const typeOfFile = (fileName: string): string => {
  const extension = extensionOf(fileName);
  return Object.hasOwn(types, extension) ? types[extension]! : anyType;
};

/** Images that can be scaled. */
export const isImage = (type: string): boolean => type.startsWith('image/');

/** What a player in the page can be given. */
export const isVideo = (type: string): boolean => type.startsWith('video/');

/** What players jump about in, by ranges of bytes. Other kinds come whole; some of them are compressed on the way. */
export const isPlayed = (type: string): boolean => isVideo(type) || type.startsWith('audio/');

/** What may open in the browser; everything else comes as an attachment. SVG can carry scripts, so its original is never opened. */
export const opensInline = (type: string): boolean => shownByBrowsers.has(type);

/** What a gallery shows as a picture: jpeg, gif and png; anything else is offered as a download. */
export const isSlide = (type: string): boolean => slides.has(type);
