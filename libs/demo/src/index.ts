import type { DemoPackage } from '@foyer/server/seed';
import * as demo from './seed.ts';

/** Fills an empty database with the demo and answers whether it was empty; what the server calls on a first start and for `npx foyer demo`. */
export const seedDemo: DemoPackage['seedDemo'] = demo.seedDemo;
