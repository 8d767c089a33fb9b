// Choices for the stories of lists. Nothing here is part of what the library exports.
import { Icon } from '../icon/icon.tsx';
import { LocationIcon } from '../icon/icons.ts';
import type { Option, Options } from './options.ts';

export const cities: readonly Option[] = [
  'Berlin',
  'Bonn',
  'Bremen',
  'Dresden',
  'Düsseldorf',
  'Hamburg',
  'Köln',
  'Leipzig',
  'München',
  'Nürnberg',
  'Rostock',
  'Stuttgart',
].map((label) => ({ id: label.toLowerCase(), label }));

const pin = <Icon icon={LocationIcon} />;

/** With groups, descriptions, icons and one that cannot be chosen. */
export const houses: Options = [
  {
    label: 'Deutschland',
    options: [
      { id: 'kurpark', label: 'Haus am Kurpark', description: 'Bad Homburg, 120 Zimmer', icon: pin },
      { id: 'see', label: 'Haus am See', description: 'Schwerin, 64 Zimmer', icon: pin },
      { id: 'alt', label: 'Alte Post', description: 'Im Umbau bis März', icon: pin, disabled: true },
    ],
  },
  { label: 'Italien', options: [{ id: 'lago', label: 'Villa del Lago', description: 'Como, 38 Zimmer', icon: pin }] },
];

export const arabicCities: readonly Option[] = [
  { id: 'berlin', label: 'برلين' },
  { id: 'munich', label: 'ميونخ' },
  { id: 'dubai', label: 'دبي' },
];
