import { expect, it } from 'vitest';
import { circlesOf } from '../circles/circles.ts';
import { type Manifest, scriptImports } from './manifest.ts';

const sound: Manifest = {
  'src/entry.ts': { file: 'entry.js', imports: ['_every.js'], isEntry: true },
  'src/home.ts': { file: 'home.js', imports: ['_members.js', '_every.js'] },
  '_members.js': { file: 'members.js', imports: ['_every.js'] },
  '_every.js': { file: 'every.js' },
};

it('finds no circle where built scripts import one way', () => {
  expect(circlesOf(scriptImports(sound))).toEqual([]);
});

it('names the built scripts that import each other', () => {
  const circular = { ...sound, '_every.js': { file: 'every.js', imports: ['src/home.ts'] } };
  expect(circlesOf(scriptImports(circular))).toContainEqual(['every.js', 'home.js', 'members.js', 'every.js']);
});
