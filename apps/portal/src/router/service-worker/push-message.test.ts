import { expect, it } from 'vitest';
import { type PushMessage, readMessage, shownMessage } from './push-message.ts';

const message: PushMessage = { id: '1', title: 'Aurelia Hotels', text: 'Es gibt etwas Neues für Sie.', lang: 'de-DE', dir: 'ltr' };
const shown = (latest?: Parameters<typeof shownMessage>[1]) => {
  const { title, options } = shownMessage(message, latest);
  return [title, options.body, options.tag, options.data.path];
};

it.each([
  ['no answer', undefined, message.text, '/de_DE'],
  ['an answer without it', { results: [] }, message.text, '/de_DE'],
  [
    'it',
    { results: [{ id: '1', text: '\u2068Annika\u2069 hat Ihnen geschrieben.', url: '/chat/7' }] },
    'Annika hat Ihnen geschrieben.',
    '/de_DE/chat/7',
  ],
  ['it, leading nowhere', { results: [{ id: '1', text: 'Glückwunsch.', url: null }] }, 'Glückwunsch.', '/de_DE'],
])('shows with %s what there is to be shown', (_, latest, body, path) =>
  expect(shown(latest)).toEqual(['Aurelia Hotels', body, '1', path]),
);

it.each([undefined, '', 'no json', '[]', '{"id":"1"}', 'null'])('takes %j for none of ours', (text) =>
  expect(readMessage(text)).toBeUndefined(),
);
it('reads what the server sends', () => expect(readMessage(JSON.stringify(message))).toEqual(message));
