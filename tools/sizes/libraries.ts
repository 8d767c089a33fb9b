import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/commands.ts';

const patterns = ['libs/{ui,theme}/package.json', 'libs/{modules,widgets}/*/package.json'];

/** What is bundled for a door: of a module type its component, because its definition loads that later. */
export function sourceOf(entry: string, folder = root): string {
  const [, name] = /^@foyer\/module-([^/]+)$/.exec(entry) ?? [];
  if (!name) return entry;
  const source = join(folder, 'libs/modules', name, 'src');
  const isType = readFileSync(join(source, 'index.ts'), 'utf8').includes('defineModule(');
  return isType ? join(source, name, `${name}.tsx`) : entry;
}

/** The doors of the design system, the modules and the widgets, as one imports them: `@foyer/ui`, `@foyer/ui/theme`, … */
export function publicEntries(folder = root): string[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        name: string;
        exports?: Record<string, unknown>;
      };
      const code = Object.entries(exports).filter(([, target]) => typeof target === 'string' && /\.tsx?$/.test(target));
      return code.map(([path]) => `${name}${path.slice(1)}`);
    });
}
