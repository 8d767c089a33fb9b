// @vitest-environment jsdom
import { ArrowForwardIcon, HeartIcon, Icon } from '@foyer/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { expandIcons } from '../start/expand-icons.ts';
import { filledIn } from './filled-in.ts';

const icons = renderToString(
  <p>
    <Icon icon={HeartIcon} /> <Icon icon={ArrowForwardIcon} directional /> <Icon icon={HeartIcon} className="filled" />
  </p>,
);
const page = `<html><head></head><body>${icons}</body></html>`;

it('sends the drawing of each icon once', () => {
  const html = filledIn(page, []).html;
  expect(html.match(/<symbol /g)).toHaveLength(2);
  expect(html.match(/<use /g)).toHaveLength(3);
  expect(html.match(/<path /g)!.length).toBeLessThan(page.match(/<path /g)!.length);
});

it('is written out again as it was rendered', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const document = parse(filledIn(page, []).html);
  expect(document.body.firstElementChild!.id).toBe('icons');
  expandIcons(document);
  expect(document.body.isEqualNode(parse(page).body)).toBe(true);
});

it('leaves a document without icons alone', () => {
  const html = '<html><head></head><body><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></body></html>';
  expect(filledIn(html, []).html).toBe(html);
});
