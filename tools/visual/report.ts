import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Album, Shot } from './album.ts';
import { countsOf, type Finding } from './findings.ts';
import { widths } from './modes.ts';

/** One picture in the report. The files are beside it. */
export interface Entry {
  key: string;
  title: string;
  name: string;
  /** `light 390` */
  mode: string;
  verdict: string;
  before?: string;
  after?: string;
  difference?: string;
  /** Of the picture, 0–1. */
  share?: number;
  problem?: string;
  skipped?: string;
}

/** What the report's page shows. */
export interface ReportData {
  /** What is compared with what. */
  about: string;
  counts: Record<string, number>;
  entries: Entry[];
}

const source = (name: string) => readFileSync(join(import.meta.dirname, 'report', name), 'utf8');

/** The page with styles, data and script in it, so that it opens from a disk. */
export function pageOf(data: ReportData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return source('page.html')
    .replace('/* styles */', () => source('page.css'))
    .replace('/* data */', () => json)
    .replace('/* script */', () => source('page.js'));
}

/** Writes `index.html` and the pictures it shows into a folder, and returns the page's path. */
export function writeReport(folder: string, about: string, findings: readonly Finding[], before: Album, after: Album): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const keep = (album: Album, shot: Shot | undefined, suffix: string): string | undefined => {
    if (!shot?.file) return undefined;
    const file = `pictures/${shot.file.replace(/\.png$/, `.${suffix}.png`)}`;
    copyFileSync(join(album.folder, shot.file), join(folder, file));
    return file;
  };
  const entries = findings.map(({ key, verdict, before: old, after: present, difference }): Entry => {
    const { story, theme, width, problem, skipped } = (present ?? old)!;
    const entry: Entry = { key, title: story.title, name: story.name, mode: `${theme} ${widths[width]}`, verdict, problem, skipped };
    if (verdict !== 'same') entry.before = keep(before, old, 'before');
    entry.after = keep(after, present, 'after');
    if (difference) {
      entry.difference = `pictures/${key}.difference.png`;
      entry.share = difference.share;
      writeFileSync(join(folder, entry.difference), difference.picture);
    }
    return entry;
  });
  const page = join(folder, 'index.html');
  writeFileSync(page, pageOf({ about, counts: countsOf(findings), entries }));
  return page;
}
