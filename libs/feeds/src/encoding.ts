const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  // Without a mark the first sign of XML gives it away.
  { bytes: [0x3c, 0x00], label: 'utf-16le' },
  { bytes: [0x00, 0x3c], label: 'utf-16be' },
];

const declared = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/** The encoding a document says it has, most trustworthy first: byte order mark, HTTP header, XML declaration; else UTF-8. */
function labelsOf(bytes: Uint8Array, contentType: string): string[] {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))?.label;
  const header = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1];
  const head = Buffer.from(bytes.subarray(0, 300)).toString('latin1');
  return [mark, header, declared.exec(head)?.[1], 'utf-8'].filter((label) => label !== undefined);
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** Whether a text has signs beyond ASCII and not one of them could be read: its bytes are of another encoding altogether. */
const isUnreadable = (text: string): boolean => text.includes('\ufffd') && !/[^\p{ASCII}\ufffd]/u.test(text);

/**
 * Reads a document in whatever encoding it has. Names no one knows are passed over; what is not in the encoding it names is read as the one
 * that websites mean which do not care (windows-1252).
 */
export function decodeDocument(bytes: Uint8Array, contentType = ''): string {
  for (const label of labelsOf(bytes, contentType)) {
    const text = decoderOf(label)?.decode(bytes);
    if (text !== undefined) return isUnreadable(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
  }
  return new TextDecoder().decode(bytes);
}
