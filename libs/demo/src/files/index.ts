import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { type EveryLanguage, everyLanguage } from '../schemas.ts';
import type { World } from '../world.ts';
import { printSheets, sheet } from './sheet.ts';
import { hotelDirectory, surveyResults } from './tables.ts';

/** A file to download. */
export interface DemoFile {
  /** Also the id of the medium. */
  name: string;
  title: EveryLanguage;
  make(world: World, date: Date): Promise<Uint8Array> | Uint8Array;
}

const made: Record<string, DemoFile['make']> = { 'survey-results.xlsx': surveyResults, 'hotel-directory.csv': hotelDirectory };

/** Prints the sheets of the document of that name. */
function printed(name: string, { en_GB: title }: EveryLanguage): DemoFile['make'] {
  const sheets = readJson(`documents/${name.replace('.pdf', '.json')}`, z.array(sheet));
  return (_, date) => printSheets(title, sheets, date);
}

const titles = readJson('documents/titles.json', z.record(z.string(), everyLanguage));

/** Every file of the demo. */
export const files: readonly DemoFile[] = Object.entries(titles).map(([name, title]) => ({
  name,
  title,
  make: made[name] ?? printed(name, title),
}));
