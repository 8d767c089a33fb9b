import { defaultTheme } from '@foyer/theme';
import { createElement, Fragment } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import headline from '../libs/ui/src/theme/fonts/humanist-headline-latin.woff2';
import text from '../libs/ui/src/theme/fonts/humanist-text-latin.woff2';
import { storybookTheme } from './docs/docs-theme.ts';
import { statuses, statusOf } from './status.ts';

const { brand, onBrand } = defaultTheme.color.light;
const { font } = defaultTheme.scales;

const faces = [
  new FontFace('Foyer Humanist Text', `url(${text})`, { weight: '400 600' }),
  new FontFace('Foyer Humanist Headline', `url(${headline})`, { weight: '500' }),
];
faces.forEach((face) => document.fonts.add(face));

/** The house with its lit door, and the name in the face of the headlines. */
const brandTitle = `<span style="display:inline-flex;align-items:center;gap:0.6rem">
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${brand}"/>
  <path d="M7.5 14.6 16 7.5l8.5 7.1V23a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 23Z" fill="none" stroke="${onBrand}" stroke-width="1.9" stroke-linejoin="round"/>
  <path d="M13.4 24.5v-5.2a2.6 2.6 0 0 1 5.2 0v5.2" fill="${onBrand}"/></svg>
  <span style="font:500 1.375rem/1 ${font.headline.replaceAll('"', "'")}">Foyer</span></span>`;

const dark = matchMedia('(prefers-color-scheme: dark)');
const setTheme = () => addons.setConfig({ theme: storybookTheme(dark.matches ? 'dark' : 'light', { brandTitle, brandUrl: './' }) });
setTheme();
dark.addEventListener('change', setTheme);

const StatusLabel = styled.span(({ theme }) => ({
  marginInlineStart: 8,
  padding: '0 6px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 999,
  fontSize: 11,
  fontWeight: 400,
  color: theme.textMutedColor,
}));

/** The name of a page, with its status. Storybook builds its frame without our JSX. */
function renderLabel(item: API_HashEntry) {
  const status = item.type === 'component' ? statusOf(item.tags) : undefined;
  return createElement(Fragment, {}, item.name, status && createElement(StatusLabel, { title: statuses[status] }, status));
}

addons.setConfig({ sidebar: { showRoots: true, renderLabel }, panelPosition: 'bottom' });
