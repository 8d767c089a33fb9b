import { filesOf, messageFiles, type Manifest, type Words } from './manifest.ts';

/** What a first view may load, in kB (1,000 bytes): of a route of the portal's table, with its first modules, of which three come with it. */
export interface View {
  name: string;
  route: string;
  modules?: string[];
  scripts: number;
  styles: number;
}

/** A view by its sources, as they are in Vite's manifest. */
type ViewSources = Pick<View, 'name' | 'scripts' | 'styles'> & { sources: string[]; words?: Words };

/** What a navigation may load beyond the view that it begins in, in kB: scripts, styles and messages. Both are named by their routes. */
export interface Navigation {
  name: string;
  from: string;
  to: string;
  budget: number;
}

type NavigationSources = Pick<Navigation, 'name' | 'budget'> & Record<'from' | 'to', { sources: string[]; words?: Words }>;

/** What may be loaded, in kB. */
export interface Budgets {
  views: ViewSources[];
  navigations: NavigationSources[];
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

/** What a view is loaded from; `sourcesOf` is the portal's own knowledge of its routes. */
export function viewSources(
  { route, modules = [], ...view }: View,
  sourcesOf: (route: string, modules?: readonly string[]) => { sources: string[]; words?: Words },
): ViewSources {
  return { ...view, ...sourcesOf(route, modules) };
}

/** What is loaded of one view where another is open, in kB. Of the languages' messages the largest counts. */
function navigationSize(manifest: Manifest, { from, to }: NavigationSources, sizeOf: SizeOf): number {
  const filesIn = ({ sources, words }: NavigationSources['to']) => {
    const { scripts, styles } = filesOf(manifest, sources);
    return messageFiles(manifest, words).map((messages) => [...scripts, ...styles, ...messages]);
  };
  const before = filesIn(from);
  return Math.max(
    ...filesIn(to).map((files, language) =>
      kilobytes(
        files.filter((file) => !before[language]!.includes(file)),
        sizeOf,
      ),
    ),
  );
}

/** Compares what each view loads with its budget. Of the languages' messages the largest counts. */
export function measure(manifest: Manifest, { views, navigations, fonts }: Budgets, sizeOf: SizeOf): Measured[] {
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
  const measuredNavigations = navigations.map((navigation): Measured => {
    return { name: navigation.name, size: navigationSize(manifest, navigation, sizeOf), budget: navigation.budget };
  });
  return [...measuredViews, ...measuredNavigations, ...measuredFonts];
}
