import { afterAll, expect, it } from 'vitest';
import { accountOf, lastLink, mailsTo, registrationServer, tryConfirm, tryRegister } from './registration.test-helpers.ts';

const server = await registrationServer();
afterAll(() => server.close());

/** What an answer says, but for what is always new. */
const face = (answer: Awaited<ReturnType<typeof tryRegister>>) => ({
  status: answer.statusCode,
  body: answer.json<unknown>(),
  cookies: answer.cookies.map(({ name, value, ...rest }) => ({ name, length: value.length, maxAge: rest.maxAge })),
});

it('answers the same for a new address, a waiting one and a member’s', async () => {
  await tryRegister(await server.guest(), { email: 'waiting@aurelia.example' });
  const faces = [];
  for (const email of ['new@aurelia.example', 'waiting@aurelia.example', 'member@aurelia.example']) {
    faces.push(face(await tryRegister(await server.guest(), { email })));
  }
  expect(faces[1]).toEqual(faces[0]);
  expect(faces[2]).toEqual(faces[0]);
});

it('writes to a member that they have an account, in their language, and leaves it alone', async () => {
  const before = await accountOf(server, 'superadmin@aurelia.example');
  await tryRegister(await server.guest(), { email: 'superadmin@aurelia.example', firstname: 'Eve' });
  const mails = await mailsTo(server, 'superadmin@aurelia.example');
  expect(mails).toMatchObject([{ kind: 'registration_exists', locale: 'de_DE', values: { name: 'Samira' } }]);
  await expect(lastLink(server, 'superadmin@aurelia.example')).rejects.toThrow();
  expect(await accountOf(server, 'superadmin@aurelia.example')).toEqual(before);
  const guess = { user_id: before!.id, hash: 'guessed' };
  expect((await tryConfirm(await server.guest(), guess)).json()).toMatchObject({ code: 'registration_link_invalid' });
});

it('takes the same time for a new address and a member’s', async () => {
  const times = { member: [] as number[], new: [] as number[] };
  const browser = await server.guest();
  for (let round = 0; round < 16; round += 1) {
    // Interleaved, so that whatever else the machine does meets both.
    for (const kind of ['member', 'new'] as const) {
      const start = performance.now();
      const email = kind === 'member' ? (round % 2 ? 'editor@aurelia.example' : 'member@aurelia.example') : `time-${round}@aurelia.example`;
      expect((await tryRegister(browser, { email })).statusCode).toBe(200);
      times[kind].push(performance.now() - start);
    }
  }
  const typical = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;
  const typicals = Object.values(times).map(typical);
  // Without the work of hashing an answer takes a third of the time or less.
  expect(Math.max(...typicals) / Math.min(...typicals)).toBeLessThan(2);
});
