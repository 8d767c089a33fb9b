import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { anyType, typeOfFile } from '../types.ts';
import { type IntakeFault, isProgram, isShown, typeOfUpload, wordOf } from './claims.ts';

const office = ['zip', 'cfb'];

/** What bytes of a type are recognised as. Office documents that are compressed in an unusual order, or have a password, are recognised as their container alone. */
const recognised: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg'],
  'image/png': ['png', 'apng'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx', ...office],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx', ...office],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx', ...office],
  'application/vnd.oasis.opendocument.text': ['odt', 'zip'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods', 'zip'],
  'application/zip': ['zip'],
  'audio/mpeg': ['mp3', 'mp2', 'mp1'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
};

/** Programs by their bytes, beside those that are called so. */
const isRun = (extension: string): boolean => isProgram(extension) || ['elf', 'macho', 'class', 'wasm'].includes(extension);

/** Text that is recognised as a kind of text. */
const kindsOfText = new Set(['vtt', 'ics', 'xml', 'vcf']);

const looked = 4096;

/** Whether the beginning of a file is text: it holds no zero, or begins as UTF-16 does. */
async function beginsAsText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(looked) });
    const begun = buffer.subarray(0, bytesRead);
    return !begun.includes(0) || ['fffe', 'feff'].includes(begun.subarray(0, 2).toString('hex'));
  } finally {
    await file.close();
  }
}

/** What is wrong with a file by its bytes: they are not what its name says, or a program. Undefined where nothing is. */
export async function faultOfBytes(path: string, name: string): Promise<IntakeFault | undefined> {
  const found = await fileTypeFromFile(path);
  const type = typeOfUpload(name);
  const mismatch: IntakeFault = { code: 'file_type_mismatch', values: { named: wordOf(name), found: found?.ext.toUpperCase() ?? '?' } };
  if (type.startsWith('text/')) return (!found || kindsOfText.has(found.ext)) && (await beginsAsText(path)) ? undefined : mismatch;
  if (type !== anyType) return found && recognised[type]?.includes(found.ext) ? undefined : mismatch;
  if (found && isRun(found.ext)) return { code: 'file_is_program', values: { named: found.ext.toUpperCase() } };
  return found && isShown(typeOfFile(`.${found.ext}`)) ? mismatch : undefined;
}
