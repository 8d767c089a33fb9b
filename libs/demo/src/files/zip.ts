const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
/** 1 January 1980, the first date a ZIP archive can hold. */
const noDate = (1 << 5) | 1;

/** Takes the time of packing out of a ZIP archive (an .xlsx is one), so that the same content has the same bytes. */
export function withoutTimes(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < entries; i++) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new Error('The archive is not a ZIP file.');
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== localHeader) throw new Error('The archive is not a ZIP file.');
    bytes.writeUInt32LE((noDate << 16) >>> 0, at + 12);
    bytes.writeUInt32LE((noDate << 16) >>> 0, local + 10);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return bytes;
}
