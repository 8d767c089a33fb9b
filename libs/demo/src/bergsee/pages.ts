import { legalPages } from '../legal-pages.ts';
import { type DemoPage, readModulePage } from '../page.ts';

/** The pages of the second customer. */
export const housePages: readonly DemoPage[] = [
  ...['dashboard', 'houses'].map((id) => readModulePage(`bergsee/pages/${id}.json`)),
  ...legalPages({
    name: 'Bergsee Hotels GmbH',
    address: 'Uferweg 3, 6213 Pertisau',
    manager: 'Valerie Oberrauch',
    register: 'Landesgericht Innsbruck, FN 471100 k',
    domain: 'bergsee.example',
  }),
];

/** What other websites and a group write. */
export const webPage = readModulePage('bergsee/pages/web.json');
