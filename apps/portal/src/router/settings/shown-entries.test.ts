import { aSettingsMenu, aSettingsToggle } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { shownEntries } from './shown-entries.ts';

const hasPage = (path: string) => path === '/page/help';

it('links and toggles are shown', () => {
  expect(shownEntries(aSettingsMenu(), hasPage)).toEqual(aSettingsMenu());
});

it('links to addresses outside are shown', () => {
  const outside = aSettingsToggle({ type: 'link', link: 'https://help.example' });
  expect(shownEntries([outside], hasPage)).toEqual([outside]);
});

it('a type of a later server and a link to a page that the portal lacks are left out', () => {
  const later = [aSettingsToggle({ type: 'slider' }), aSettingsToggle({ type: 'link', link: '/groups' })];
  expect(shownEntries([...later, ...aSettingsMenu()], hasPage)).toEqual(aSettingsMenu());
});
