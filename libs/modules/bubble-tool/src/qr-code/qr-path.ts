import { generate, mode } from 'lean-qr';

/** Empty modules around the code, without which readers do not find it (ISO/IEC 18004). */
export const quietZone = 4;

// What addresses are written with. To consider Japanese as well takes as long as all the rest: a table of 8,000 characters is made for it.
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** An address as a QR code: how many modules a side has, and the dark ones as the path of an SVG whose unit is one module. */
export function qrPath(address: string): { size: number; path: string } {
  // The fewest modules, for they can be read from the furthest; a screen has no scratches to correct.
  const code = generate(address, { modes });
  const rows = Array.from({ length: code.size }, (_, y) => rowPath((x) => code.get(x, y), code.size, y));
  return { size: code.size, path: rows.join('') };
}

/** Neighbours in a row are drawn as one, so that no hairlines show between them. */
function rowPath(isDark: (x: number) => boolean, size: number, y: number): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    if (!isDark(x)) continue;
    const from = x;
    while (x < size && isDark(x)) x += 1;
    path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
