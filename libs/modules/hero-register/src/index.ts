import type { Schemas } from '@foyer/api';

export { HeroRegisterModule, type HeroRegisterModuleProps } from './hero-register/hero-register.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type HeroRegisterModuleData = Schemas['HeroRegisterModule'];
