import { extname } from 'node:path';
import type { media } from '../orgs/orgs.tables.ts';

/** What an address is made of. */
export type Addressed = Pick<typeof media.$inferSelect, 'id' | 'fileName' | 'hash'>;

/** The widths an image can be had in (`w` of `getMedia`). */
export const widths = [96, 224, 480, 960, 1600] as const;
export type Width = (typeof widths)[number];

const base = '/api/v2/media/';
const versionLength = 12;
const maxAddressLength = 64;

const versionOf = (hash: string): string => hash.slice(0, versionLength);
const extensionOf = (name: string): string => /^\.[a-z0-9]{1,8}$/.exec(extname(name).toLowerCase())?.[0] ?? '';

const versioned = ({ id, fileName, hash }: Addressed): string => {
  const extension = extensionOf(fileName);
  const stem = extension && id.toLowerCase().endsWith(extension) ? id.slice(0, -extension.length) : id;
  return `${stem}.${versionOf(hash)}${extension}`;
};

/**
 * The address of a medium: its id, the first twelve digits of its bytes' hash, and the file's extension, such as
 * `/api/v2/media/hygiene-plan.3f9a12ab77c1.pdf`. New bytes have a new address, so each may be cached for ever.
 */
export const mediaAddress = (row: Addressed, width?: Width): string => `${base}${versioned(row)}${width ? `?w=${width}` : ''}`;

/** The ids an address may mean (a plain id is an address, too) and the version it asks for. */
export function parseMediaAddress(address: string): { ids: string[]; version: string | null } {
  const [, stem, version, extension = ''] = /^(.+)\.([0-9a-f]{12})(\.[a-z0-9]{1,8})?$/.exec(address) ?? [];
  if (!stem || !version) return { ids: [address], version: null };
  return { ids: [...new Set([address, stem, stem + extension])], version };
}

/** True where the address names exactly these bytes. */
export const isVersionOf = (version: string | null, hash: string): boolean => version !== null && versionOf(hash) === version;

/** True where every address made for the row fits the contract's `Id`. */
export const fitsAddress = (row: Addressed): boolean =>
  versioned(row).length <= maxAddressLength && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(row.id);
