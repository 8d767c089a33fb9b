import { z } from 'zod';
import { legalPages } from '../legal-pages.ts';
import { type DemoPage, readModulePage } from '../page.ts';
import { readJson } from '../read-content.ts';
import { module } from '../schemas.ts';
import { withFirstDay } from './first-day.ts';

const written = ['dashboard', 'landing', 'work-here', 'welcome', 'academy', 'benefits', 'seehof-lindau'];

/** What is below the article of the story page. */
export const storyModules: DemoPage['modules'] = readJson('aurelia/pages/story.json', z.array(module));

export const pages: readonly DemoPage[] = [
  ...written.map((id) => readModulePage(`aurelia/pages/${id}.json`)).map((page) => ({ ...page, modules: page.modules.map(withFirstDay) })),
  ...legalPages({
    name: 'Aurelia Hotels GmbH',
    address: 'Seepromenade 14, 88131 Lindau',
    manager: 'Dr. Katharina Wirth',
    register: 'Amtsgericht Kempten (Allgäu), HRB 4711',
    domain: 'aurelia.example',
  }),
];

/** What other websites and a group write. */
export const webPage = readModulePage('aurelia/pages/web.json');
