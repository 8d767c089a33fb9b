import { expect, it } from 'vitest';
import { smaller } from './second-pass.ts';

it('keeps what a chunk imports, loads and exports', async () => {
  const code = 'import{a as b}from"./x.js";const c=()=>import("./y.js");function d(){return b+1}export{c as load,d as next};';
  const result = await smaller(code);
  expect(result).toMatch(/from"\.\/x\.js"/);
  expect(result).toMatch(/import\("\.\/y\.js"\)/);
  expect(result).toMatch(/as load/);
  expect(result).toMatch(/as next/);
});

it('refuses code that it cannot read', async () => {
  await expect(smaller('const = 1')).rejects.toThrow();
});
