import type { Specification } from '@foyer/contract';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads the bundled contract. */
export function readSpecification(): Specification {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@foyer/api/openapi.json')), 'utf8')) as Specification;
}

let bundled: Specification | undefined;

/** The bundled contract, read once per process: all applications share it, so no one may change it. */
export const bundledSpecification = (): Specification => (bundled ??= readSpecification());
