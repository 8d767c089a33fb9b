import { expect, it } from 'vitest';
import { uuidv7 } from './uuid.ts';

it('makes UUIDs of version 7 that sort by time', () => {
  const early = uuidv7(Date.UTC(2026, 10, 18));
  const late = uuidv7(Date.UTC(2026, 10, 18, 0, 0, 0, 1));
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
  expect(Number.parseInt(early.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 18));
});

it('never makes the same id twice', () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(0))).size).toBe(1000);
});
