import { expect, it } from 'vitest';
import { readChatLink } from './deep-link.ts';

it.each([
  ['?chat=1&conversation_id=c-7', { view: { name: 'conversation', id: 'c-7' }, rest: '' }],
  ['?page=2&chat=-3&conversation_id=c-7', { view: { name: 'conversation', id: 'c-7' }, rest: '?page=2' }],
  ['?chat=1', { view: { name: 'list' }, rest: '' }],
  ['?chat=1&conversation_id=../x', { view: { name: 'list' }, rest: '' }],
  ['?chat=0&conversation_id=c-7', undefined],
  ['?chat=yes&conversation_id=c-7', undefined],
  ['?chat=1.5', undefined],
  ['?conversation_id=c-7', undefined],
  ['', undefined],
])('the address %s asks for %o', (search, asked) => {
  expect(readChatLink(search)).toEqual(asked);
});
