import type { Schemas } from '@foyer/api';

export { LandingPageTeaserModule } from './landing-page-teaser/landing-page-teaser.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type LandingPageTeaserModuleData = Schemas['LandingPageTeaserModule'];
