import type { Schemas } from './overrides.ts';

/** What employees say at kununu. */
export const aKununuScore = (overrides: Partial<Schemas['KununuScore']> = {}): Schemas['KununuScore'] => ({
  score: 4.3,
  count: 218,
  link: 'https://www.kununu.example/de/aurelia',
  ...overrides,
});

/** The module with a score. */
export const aKununuModule = (overrides: Partial<Schemas['KununuModule']> = {}): Schemas['KununuModule'] => ({
  id: 'kununu-1',
  type: 'kununu',
  title: 'Aurelia als Arbeitgeberin',
  options: {},
  results: [aKununuScore()],
  ...overrides,
});
