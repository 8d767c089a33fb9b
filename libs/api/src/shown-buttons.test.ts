import { expect, it } from 'vitest';
import { shownButtons } from './shown-buttons.ts';

it.each([
  { no_button: true, use_single_button: true, show_buttons: true, shown: 'none' },
  { no_button: true, use_single_button: true, show_buttons: false, shown: 'none' },
  { no_button: true, use_single_button: false, show_buttons: true, shown: 'none' },
  { no_button: true, use_single_button: false, show_buttons: false, shown: 'none' },
  { no_button: false, use_single_button: true, show_buttons: true, shown: 'single' },
  { no_button: false, use_single_button: true, show_buttons: false, shown: 'single' },
  { no_button: false, use_single_button: false, show_buttons: true, shown: 'each' },
  { no_button: false, use_single_button: false, show_buttons: false, shown: 'none' },
])('no $no_button, single $use_single_button, each $show_buttons: $shown', ({ shown, ...options }) => {
  expect(shownButtons(options)).toBe(shown);
});
