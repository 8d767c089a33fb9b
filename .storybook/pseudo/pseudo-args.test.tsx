import { isValidElement, memo } from 'react';
import { expect, it } from 'vitest';
import { pseudoArgs, pseudoNode } from './pseudo-args.ts';

it.each([
  ['a label', { label: 'Anmelden' }, { label: '[Åñméļđéñ one two]' }],
  ['a short label', { children: 'oder' }, { children: '[öđéŕ one]' }],
  ['text in any other property', { lead: 'Das Haus am See' }, { lead: '[Đåš Ĥåûš åm Šéé one two]' }],
  ['text in lists of objects', { options: [{ id: 'Berlin', label: 'Berlin' }] }, { options: [{ id: 'Berlin', label: '[Béŕļîñ one]' }] }],
  [
    'the words of HTML',
    { html: '<p>Am See</p><img src="data:x" alt="Am See">' },
    { html: '<p>[Åm Šéé one]</p><img src="data:x" alt="Am See">' },
  ],
  [
    'the words of a picture',
    { image: { src: 'data:x', alt: 'Am See', width: 3 } },
    { image: { src: 'data:x', alt: '[Åm Šéé one]', width: 3 } },
  ],
])('changes %s', (_case, args, expected) => {
  expect(pseudoArgs(args)).toEqual(expected);
});

it.each([
  ['variants', { look: 'primary', size: 'l' }],
  ['ids', { id: 'Main', headingId: 'A b', selectedKey: 'Berlin' }],
  ['addresses', { link: '/de_DE/News', mail: 'anna.berger@aurelia.example', page: 'https://aurelia.example/Start' }],
  ['what was typed', { value: 'Anna Berger', defaultValue: 'Anna' }],
  ['colours', { color: 'oklch(0.93 0.009 78)' }],
  ['dates', { created: '2026-11-18T08:00:00Z' }],
  ['numbers, functions and nothing', { count: 3, onClick: Math.max, hint: undefined, error: null }],
])('leaves %s', (_case, args) => {
  expect(pseudoArgs(args)).toEqual(args);
});

it('leaves a value that is one of the choices', () => {
  expect(pseudoArgs({ tone: 'Warm' }, { tone: { options: ['Warm', 'Cold'] } })).toEqual({ tone: 'Warm' });
});

it('finds text in elements', () => {
  const node = pseudoNode(
    <a href="/News" title="Zur Seite">
      <b>mehr</b>
    </a>,
  );
  expect(isValidElement(node) && node.props).toMatchObject({
    href: '/News',
    title: '[Žûŕ Šéîţé one two]',
    children: { props: { children: '[méĥŕ one]' } },
  });
});

it('leaves components and what Storybook hands to stories', () => {
  const Component = memo(() => null);
  const context: Record<string, unknown> = { canvasElement: null, title: 'UI/Button' };
  context['context'] = context;
  const story = <Component {...context} />;
  expect(pseudoArgs({ icon: Component })).toEqual({ icon: Component });
  expect(pseudoNode(story)).toBe(story);
});
