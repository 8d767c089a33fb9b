import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uploads } from '../../src/features/uploads/uploads.tables.ts';
import { users } from '../../src/shared/people/people.tables.ts';
import { ids } from '../fixture.ts';
import { userIdOf } from './actors.ts';
import type { Case, Scene } from './matrix.ts';

/** Begins an upload of four bytes for a member and gives the call on it. */
const sentUpload =
  (userOf: (scene: Scene) => string, call: (id: string) => InjectOptions) =>
  async (scene: Scene): Promise<InjectOptions> => {
    const { db } = scene.server.database;
    const [id, userId] = [randomUUID(), userOf(scene)];
    const [owner] = await db.select().from(users).where(eq(users.id, userId));
    const expiresAt = new Date(Date.now() + 3_600_000);
    const file = { key: randomUUID(), name: 'plan.txt', imagesOnly: false, size: 4 };
    await db.insert(uploads).values({ id, orgId: owner!.orgId, userId, ...file, expiresAt });
    return call(id);
  };

/** An upload is its member's alone. */
const uploadOf = (call: (id: string) => InjectOptions, status: number): Case[] => [
  { name: 'of one’s own', call: sentUpload(({ actor }) => userIdOf(actor) ?? ids.users.member, call), answers: { others: status } },
  { name: 'of a colleague', call: sentUpload(() => 'actor-author', call), answers: { others: 404, author: status } },
];

/** What editors and superadmins may do with a medium of the library. */
const editorsMedia = (call: (url: string) => InjectOptions, status = 200): Case[] => [
  {
    name: 'of this customer',
    call: call(`/media/${ids.media.photo}/details`),
    answers: { others: 404, editor: status, superadmin: status },
  },
  { name: 'of another customer', call: call(`/media/${ids.media.otherOrg}/details`), answers: { others: 404 } },
];

const sendPart = (url: string): InjectOptions => ({
  ...{ method: 'PATCH', url, payload: 'Wort' },
  headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
});

/** Who may upload, and who may look after the library. */
export const mediaCases = {
  listMedia: [{ name: 'of this customer', call: { method: 'GET', url: '/media' }, answers: { others: 404, editor: 200, superadmin: 200 } }],
  getMediumDetails: editorsMedia((url) => ({ method: 'GET', url })),
  listMediumChanges: editorsMedia((url) => ({ method: 'GET', url: url.replace('/details', '/changes') })),
  changeMedium: editorsMedia((url) => ({ method: 'PATCH', url, payload: { folder: 'Team' } })),
  cropMedium: editorsMedia(
    (url) => ({ method: 'POST', url: url.replace('/details', '/crops'), payload: { x: 0, y: 0, width: 9, height: 9 } }),
    201,
  ),
  // There is no such upload.
  replaceMediumFile: editorsMedia((url) => ({ method: 'PUT', url: url.replace('/details', '/file'), payload: { medium_id: 'none' } }), 400),
  // A picture has no poster; who has just uploaded a video is tested with the library.
  setMediumPoster: editorsMedia((url) => ({ method: 'PUT', url: url.replace('/details', '/poster'), payload: { medium_id: null } }), 404),
  // It is on an article.
  deleteMedium: editorsMedia((url) => ({ method: 'DELETE', url }), 409),
  createUpload: [
    {
      name: 'for all alike',
      call: () => ({ method: 'POST', url: '/uploads', payload: { key: randomUUID(), name: 'plan.txt', size: 4, type: 'text/plain' } }),
      answers: { others: 201 },
    },
  ],
  getUpload: uploadOf((id) => ({ method: 'GET', url: `/uploads/${id}` }), 200),
  appendToUpload: uploadOf((id) => sendPart(`/uploads/${id}`), 200),
  finishUpload: uploadOf((id) => ({ method: 'PUT', url: `/uploads/${id}/medium` }), 409),
  cancelUpload: uploadOf((id) => ({ method: 'DELETE', url: `/uploads/${id}` }), 204),
} satisfies Record<string, Case[]>;
