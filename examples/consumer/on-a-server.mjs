// What a server that renders pages does with the packages: nothing happens by importing them, and components render the bare elements.
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const before = Object.keys(globalThis);
await import('@foyer/widgets');
const { FoyerOccasions } = await import('@foyer/widgets/react');
const { createApi } = await import('@foyer/api');
await import('@foyer/api/realtime');
const { Button } = await import('@foyer/ui');
assert.deepEqual(Object.keys(globalThis), before);

const attributes = { server: 'https://community.example/api/v2', site: 'intranet', limit: 3, showAllUrl: '/people', className: 'wide' };
assert.equal(
  renderToString(createElement(FoyerOccasions, { ...attributes, identify: null, onReady: () => undefined })),
  '<foyer-occasions server="https://community.example/api/v2" site="intranet" limit="3" show-all-url="/people" class="wide"></foyer-occasions>',
);
assert.match(renderToString(createElement(Button, {}, 'Weiter')), /^<button .*Weiter/);

const sent = [];
const fetch = async (request) => {
  sent.push([request.url, request.headers.get('authorization')]);
  return Response.json({ type: 'about:blank', title: '', status: 404, code: 'not_found', errors: [] }, { status: 404 });
};
const { client } = createApi({ baseUrl: 'https://community.example/api/v2', locale: 'de_DE', token: () => 'token', fetch });
await assert.rejects(client.GET('/embed/sites/{id}', { params: { path: { id: 'intranet' } } }), { status: 404 });
assert.deepEqual(sent, [['https://community.example/api/v2/embed/sites/intranet', 'Bearer token']]);
