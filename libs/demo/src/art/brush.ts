import type { Random } from '../random.ts';
import type { Features } from './people/features.ts';
import { type Material, material } from './color.ts';
import type { Light } from './light.ts';

/** What every drawing needs: chance, the light it stands in, and a store of shapes that are drawn many times. */
export interface Brush {
  random: Random;
  light: Light;
  /** People who have to be in the picture; who is drawn takes them from here first. */
  sitters: Features[];
  /** A material's colour in this light; `distance` 0 is at hand, 1 is lost in the haze. */
  paint(name: Material, distance?: number): string;
  /** Keeps a shape under its key for `<use>` and gives the name to use it by; drawn only the first time. */
  define(key: string, draw: () => string): string;
  /** The shapes kept so far. */
  definitions(): string;
}

export function createBrush(random: Random, light: Light, sitters: readonly Features[] = []): Brush {
  const shapes = new Map<string, { id: string; drawing: string }>();
  return {
    random,
    light,
    sitters: [...sitters],
    paint: (name, distance = 0) => light.tone(material[name], distance),
    define(key, draw) {
      const id = shapes.get(key)?.id ?? `d${shapes.size.toString(36)}`;
      if (!shapes.has(key)) {
        const shape = { id, drawing: '' };
        shapes.set(key, shape);
        shape.drawing = draw();
      }
      return id;
    },
    definitions: () => `<defs>${[...shapes.values()].map(({ id, drawing }) => `<g id="${id}">${drawing}</g>`).join('')}</defs>`,
  };
}
