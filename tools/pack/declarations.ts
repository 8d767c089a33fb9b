import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** Everything that comes from the registry; the project's own libraries are written into the declarations. */
const installed = (id: string): boolean => /^(?!@foyer\/)[@\w]/.test(id) && !/^[A-Z]:/i.test(id);
/** What is imported for what it does has no types. */
const sideEffect = /\/foyer\.ts$/;

/** Writes a `.d.ts` for each door into a folder, and one for what they share. `doors` are the sources by their names, absolute. */
export async function writeDeclarations(doors: Readonly<Record<string, string>>, tsconfig: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: { ...doors },
    external: (id) => installed(id) || sideEffect.test(id),
    // Without `eager` some types of other libraries are not found.
    plugins: [dts({ emitDtsOnly: true, tsconfig, eager: true })],
    checks: { pluginTimings: false },
    logLevel: 'warn',
  });
  await bundle.write({ dir: folder, format: 'es', chunkFileNames: 'types-[hash].d.ts' });
  await bundle.close();
}
