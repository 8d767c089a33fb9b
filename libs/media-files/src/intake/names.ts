import filenamify from 'filenamify';
import { extensionOf } from '../types.ts';

const longest = 100;

/** The name a stranger's file is kept under: without folders, control characters and what changes the direction of writing, at most 100 characters. */
export function keptName(name: string): string {
  const last =
    name
      .normalize('NFC')
      .split(/[/\\]/)
      .findLast((part) => /[^.\s]/.test(part)) ?? '';
  const extension = extensionOf(last);
  const stem = last.slice(0, last.length - extension.length).replace(/^[\s.]+/, '');
  return filenamify(`${stem || 'file'}${extension}`, { replacement: '-', maxLength: longest }).replace(/\s+/g, ' ');
}

/** The name with another extension. */
export const withExtension = (name: string, extension: string): string =>
  extensionOf(name) === extension ? name : `${name.slice(0, name.length - extensionOf(name).length)}${extension}`;
