declare module 'fontverter' {
  /** Turns a font file into another format. */
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Uint8Array>;
  const fontverter: { convert: typeof convert };
  export default fontverter;
}
