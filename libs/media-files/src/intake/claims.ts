import { anyType, extensionOf, isImage, isKnownType, isPlayed, svgType, typeOfFile } from '../types.ts';

/** Why a file is not taken: the problem's code, and what its text needs. */
export interface IntakeFault {
  code: 'file_type_mismatch' | 'file_is_program' | 'not_a_picture' | 'picture_too_large' | 'picture_too_complex' | 'file_broken';
  values: Record<string, string | number>;
}

/** What programs call the types that we know by other names. */
const aliases: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'application/x-pdf': 'application/pdf',
  'application/x-zip-compressed': 'application/zip',
  'application/x-zip': 'application/zip',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'video/x-m4v': 'video/mp4',
  'application/csv': 'text/csv',
  // What Windows calls them where Excel is installed.
  'application/vnd.ms-excel': 'text/csv',
};

/** Types that browsers show or play: a file that says it is one has to be one. */
export const isShown = (type: string): boolean =>
  isKnownType(type) && type !== svgType && (isImage(type) || isPlayed(type) || type === 'application/pdf');

/** The media type that a file of this name is kept under. Drawings (SVG) of strangers are programs: they are kept as plain bytes. */
export const typeOfUpload = (name: string): string => {
  const type = typeOfFile(name);
  return type === svgType ? anyType : type;
};

/** What a computer runs when it is opened: the usual way for malware to spread among colleagues. */
const programs = new Set(
  (
    'app apk appx bat cmd com cpl crx deb dll dmg exe gadget hta inf ins jar js jse lnk mjs msc msi msix msp mst pif pkg ps1 ps1xml psm1 reg rpm ' +
    'scf scr sct sh shb sys vb vbe vbs vxd wsc wsf wsh xll xpi'
  ).split(' '),
);

/** Whether a file of this extension, without its dot, is run where it is opened. */
export const isProgram = (extension: string): boolean => programs.has(extension.toLowerCase());

/** What a name calls its file, such as `JPG`. */
export const wordOf = (name: string): string => extensionOf(name).slice(1).toUpperCase() || '—';

/** Whether what the browser says of a file fits its name; that it says nothing always does. */
function declaredFits(declared: string, name: string): boolean {
  const type = typeOfFile(name);
  const said = Object.hasOwn(aliases, declared) ? aliases[declared]! : declared;
  if (said === '' || said === anyType || said === type) return true;
  if (type.startsWith('text/')) return said.startsWith('text/');
  // Of extensions that we do not know the browser may know more.
  return type === anyType && !isShown(said);
}

/** What is wrong with a file by what is said of it; undefined where nothing is. */
export function faultOfClaims(name: string, declared: string, imagesOnly: boolean): IntakeFault | undefined {
  if (isProgram(extensionOf(name).slice(1))) return { code: 'file_is_program', values: { named: wordOf(name) } };
  if (!declaredFits(declared.toLowerCase(), name)) {
    return { code: 'file_type_mismatch', values: { named: wordOf(name), found: declared } };
  }
  return imagesOnly && !isImage(typeOfUpload(name)) ? { code: 'not_a_picture', values: { named: wordOf(name) } } : undefined;
}
