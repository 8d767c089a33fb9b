import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', 'content');

const frontMatter = /^---\n(.*?)\n---\n(.*)$/s;

/** A text in Markdown with the fields above it. */
export interface Page<Front> {
  front: Front;
  body: string;
}

function check<Content>(file: string, schema: z.ZodType<Content>, value: unknown): Content {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new Error(`The content file ${file} does not fit: ${z.prettifyError(error)}`);
}

/** Reads a JSON file of `content`. Throws an error that names the file and the place where it does not fit. */
export function readJson<Content>(file: string, schema: z.ZodType<Content>): Content {
  return check(file, schema, JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Reads a text. */
export const readText = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();

/** Reads a Markdown file of `content` with front matter in YAML. */
export function readPage<Front>(file: string, schema: z.ZodType<Front>): Page<Front> {
  const [, front, body] = frontMatter.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (front === undefined || body === undefined) throw new Error(`The content file ${file} does not begin with front matter.`);
  return { front: check(file, schema, parse(front)), body: body.trim() };
}

/** The names of what lies in a folder of `content`, sorted. */
export const namesIn = (path: string): string[] => readdirSync(join(folder, path)).sort();
