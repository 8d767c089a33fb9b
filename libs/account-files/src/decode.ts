/** The text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252, as Excel writes them. */
export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string, fatal = true): string => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', false);
  // Every second byte of Latin text in UTF-16 is zero, and none of any other encoding.
  const head = bytes.subarray(0, 200);
  const zeros = (offset: number): number => head.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (zeros(1) > head.length / 4) return decode('utf-16le', false);
  if (zeros(0) > head.length / 4) return decode('utf-16be', false);
  try {
    return decode('utf-8');
  } catch {
    return decode('windows-1252', false);
  }
}
