import type { Rule } from 'eslint';
import { dirname, join, relative, sep } from 'node:path';
import { type Building, buildings } from './buildings.ts';

/** Where a file is in its building. */
interface Place {
  /** Its path in the building. */
  path: string;
  floor: string;
  /** The folder on the floor. */
  room: string | undefined;
  isDoor: boolean;
}

const root = join(import.meta.dirname, '../..');

function placeOf(file: string, building: Building): Place | undefined {
  const path = relative(join(root, building.root), file);
  if (path.startsWith('..')) return undefined;
  const [floor = '', room, ...rest] = path.split(sep);
  return rest.length > 0 ? { path, floor, room, isDoor: rest.join('/') === 'index.ts' } : { path, floor, room: undefined, isDoor: false };
}

/** How high a place is; what is on no floor is the roof. */
function heightOf({ floor }: Place, { floors }: Building): number {
  const index = floors.indexOf(floor);
  return index < 0 ? floors.length : index;
}

/** What is wrong with an import between two places of a building; undefined where all is well. */
function fault(from: Place, to: Place, building: Building): string | undefined {
  const { rooms, doorsFromAbove = false, inside = [], passKey } = building;
  if (heightOf(from, building) < heightOf(to, building)) return `${from.floor} is below ${to.floor} and may not import it.`;
  if (from.isDoor && rooms.includes(from.floor) && inside.some((end) => to.path.endsWith(end)))
    return `A door gives services, routes and events; ${to.path} stays inside.`;
  const outside = from.floor === to.floor ? from.room !== to.room : doorsFromAbove;
  const hasKey = passKey?.file === from.path && to.path.endsWith(passKey.files);
  if (outside && rooms.includes(to.floor) && !to.isDoor && !hasKey)
    return `${to.floor}/${to.room ?? ''} is entered by its index.ts alone; what both need belongs on a floor below.`;
  return undefined;
}

/** Imports run down: nothing is imported from a layer above the importing file, and no room but by its door. */
export const floors: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{fault}}' } },
  create(context) {
    const building = buildings.find((candidate) => placeOf(context.filename, candidate));
    const from = building && placeOf(context.filename, building);
    if (!from || building.free?.some((end) => from.path.endsWith(end))) return {};
    const check = (node: Rule.Node, source: unknown) => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = placeOf(join(dirname(context.filename), source), building);
      const found = to && fault(from, to, building);
      if (found) context.report({ node, messageId: 'wrong', data: { fault: found } });
    };
    const bySource = (node: Rule.Node) => check(node, (node as unknown as { source?: { value?: unknown } | null }).source?.value);
    return {
      Program(node) {
        if (!building.roof && !building.floors.includes(from.floor)) {
          context.report({
            node,
            messageId: 'wrong',
            data: { fault: `A file belongs on one of the floors: ${building.floors.join(', ')}.` },
          });
        }
      },
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      // `typeof import('./a.ts')`
      TSImportType: bySource,
    };
  },
};
