import type { IconProps } from '../icon/icon.tsx';
import { FileArchiveIcon, FileIcon, FileImageIcon, FileSpreadsheetIcon, FileTextIcon, FileVideoIcon } from '../icon/icons.ts';

/** Kinds of files that people distinguish at a glance. */
export type FileKind = 'document' | 'text' | 'table' | 'image' | 'film' | 'archive' | 'other';

const extensions: Record<Exclude<FileKind, 'other'>, readonly string[]> = {
  document: ['pdf'],
  text: ['doc', 'docx', 'odt', 'rtf', 'txt', 'md', 'ppt', 'pptx', 'odp'],
  table: ['xls', 'xlsx', 'ods', 'csv'],
  image: ['jpeg', 'jpg', 'gif', 'png', 'webp', 'avif', 'svg', 'heic'],
  film: ['mp4', 'mov', 'webm', 'm4v', 'avi'],
  archive: ['zip', '7z', 'tar', 'gz', 'rar'],
};

/** The icon of each kind. */
export const fileIcons: Record<FileKind, IconProps['icon']> = {
  document: FileTextIcon,
  text: FileTextIcon,
  table: FileSpreadsheetIcon,
  image: FileImageIcon,
  film: FileVideoIcon,
  archive: FileArchiveIcon,
  other: FileIcon,
};

/** The extension of an address or file name in small letters; empty where there is none. */
export function fileExtension(address: string): string {
  const name =
    address
      .replace(/[?#].*/s, '')
      .split('/')
      .at(-1) ?? '';
  return /[^.]\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind of file behind an address, by its extension. */
export function fileKind(address: string): FileKind {
  const extension = fileExtension(address);
  const kinds = Object.entries(extensions) as [Exclude<FileKind, 'other'>, readonly string[]][];
  return kinds.find(([, known]) => known.includes(extension))?.[0] ?? 'other';
}
