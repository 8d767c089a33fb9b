import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isImage } from '../types.ts';
import { faultOfBytes } from './bytes.ts';
import { type IntakeFault, typeOfUpload } from './claims.ts';
import { withExtension } from './names.ts';
import { redrawPicture } from './picture.ts';

/** A file that has come, in parts. */
export interface IntakeJob {
  name: string;
  /** The parts in their order. */
  parts: string[];
  /** Where to work: nothing there begins with this path yet. */
  draft: string;
}

/** A file as it is to be kept. */
export interface TakenIn {
  /** Where it lies until it is moved. */
  path: string;
  fileName: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  luma: number[] | null;
  /** SHA-256. */
  hash: string;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function joined({ parts, draft }: IntakeJob): Promise<string> {
  const whole = `${draft}.whole`;
  for (const part of parts) await pipeline(createReadStream(part), createWriteStream(whole, { flags: 'a' }));
  return whole;
}

/** Puts a file together, holds its bytes against its name, and draws it again where it is a picture. */
export async function takeIn(job: IntakeJob): Promise<TakenIn | IntakeFault> {
  const whole = await joined(job);
  const fault = await faultOfBytes(whole, job.name);
  if (fault) return fault;
  const type = typeOfUpload(job.name);
  const common = async (path: string) => ({ path, size: (await stat(path)).size, hash: await hashOf(path) });
  if (!isImage(type)) return { ...(await common(whole)), fileName: job.name, type, width: null, height: null, luma: null };
  const drawn = `${job.draft}.drawn`;
  const made = await redrawPicture(whole, drawn, type);
  if ('code' in made) return made;
  const { extension, ...picture } = made;
  return { ...(await common(drawn)), fileName: withExtension(job.name, extension), ...picture };
}
