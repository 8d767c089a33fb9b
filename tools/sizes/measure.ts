import { filesOf, messageFiles, type Manifest, type Words } from './manifest.ts';

/** What may be loaded, in kB (1,000 bytes). The sources stand as they do in Vite's manifest; of modules the first three, as many as come with a first view. */
export interface Budgets {
  views: { name: string; sources: string[]; scripts: number; styles: number; words?: Words }[];
  fonts: { name: string; sources: string[]; budget: number }[];
}

/** One line of the table. */
export interface Measured {
  name: string;
  /** In kB. */
  size: number;
  budget: number;
}

/** The bytes of a built file as they are transferred. */
export type SizeOf = (file: string) => number;

const kilobytes = (files: readonly string[], sizeOf: SizeOf) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

/** Compares what each view loads with its budget. Of the languages' messages the largest counts. */
export function measure(manifest: Manifest, { views, fonts }: Budgets, sizeOf: SizeOf): Measured[] {
  if (messageFiles(manifest).length === 0) throw new Error('The build holds no messages.');
  const measuredViews = views.flatMap((view): Measured[] => {
    const { scripts, styles } = filesOf(manifest, view.sources);
    const largest = Math.max(...messageFiles(manifest, view.words).map((files) => kilobytes(files, sizeOf)));
    return [
      { name: `${view.name}, scripts`, size: kilobytes(scripts, sizeOf) + largest, budget: view.scripts },
      { name: `${view.name}, styles`, size: kilobytes(styles, sizeOf), budget: view.styles },
    ];
  });
  const measuredFonts = fonts.map(({ name, sources, budget }): Measured => {
    const files = sources.map((source) => {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`${source} is not part of the build`);
      return chunk.file;
    });
    return { name, size: kilobytes(files, sizeOf), budget };
  });
  return [...measuredViews, ...measuredFonts];
}
