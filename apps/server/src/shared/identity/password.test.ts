import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPasswords, hashPassword } from './password.ts';

/** Hash functions that finish on demand. */
function controlled() {
  const running: (() => void)[] = [];
  const checked: string[] = [];
  const verify = (hash: string, password: string) =>
    new Promise<boolean>((resolve) => {
      checked.push(hash);
      running.push(() => resolve(hash === `hash of ${password}`));
    });
  return { running, checked, functions: { hash: async (password: string) => `hash of ${password}`, verify } };
}

describe('hashing', () => {
  it('is argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('foyer-demo'), hashPassword('foyer-demo')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it.each([
    ['the password', 'Grüße 123', true],
    ['the same letters composed differently', 'Gru\u0308ße 123', true],
    ['another case', 'grüße 123', false],
    ['one letter less', 'Grüße 12', false],
  ])('checks %s', async (_, attempt, expected) => {
    const passwords = await createPasswords();
    expect(await passwords.verify(await hashPassword('Grüße 123'), attempt)).toBe(expected);
  });

  it('looks at every character of a long password', async () => {
    const passwords = await createPasswords();
    const hash = await hashPassword('x'.repeat(1024));
    expect(await passwords.verify(hash, 'x'.repeat(1024))).toBe(true);
    expect(await passwords.verify(hash, 'x'.repeat(1023))).toBe(false);
  });
});

describe('without a hash', () => {
  it.each([null, undefined])('does the same work against a hash of its own and says no (%s)', async (none) => {
    const { functions, running, checked } = controlled();
    const passwords = await createPasswords(functions);
    const answer = passwords.verify(none, 'anything');
    running[0]!();
    expect(await answer).toBe(false);
    expect(checked[0]).toMatch(/^hash of .{43}$/);
  });

  it('says no even where the password fits the hash of its own', async () => {
    const passwords = await createPasswords({ hash: async () => 'dummy', verify: async () => true });
    expect(await passwords.verify(null, 'anything')).toBe(false);
  });
});

describe('an onrush', () => {
  it('runs two at once, keeps fifty waiting and refuses the rest with 429', async () => {
    const { functions, running } = controlled();
    const passwords = await createPasswords(functions);
    const attempts = Array.from({ length: 52 }, () => passwords.verify('hash of right', 'right'));
    await delay(1);
    expect(running).toHaveLength(2);

    const refused = passwords.verify('hash of right', 'right');
    await expect(refused).rejects.toMatchObject({ status: 429, code: 'busy', headers: { 'retry-after': '5' } });

    for (let done = 0; done < 52; done += 1) {
      running[done]!();
      await delay(1);
      expect(running.length - done - 1).toBeLessThanOrEqual(2);
    }
    expect(await Promise.all(attempts)).toEqual(Array.from({ length: 52 }, () => true));
  });

  it('of strangers keeps no place of those who are known, and they go first', async () => {
    const { functions, running, checked } = controlled();
    const passwords = await createPasswords(functions);
    const strangers = Array.from({ length: 52 }, () => passwords.verify('hash of a', 'a'));
    await expect(passwords.verify('hash of a', 'a')).rejects.toMatchObject({ code: 'busy' });
    const known = Array.from({ length: 20 }, () => passwords.verify('hash of b', 'b', true));
    await expect(passwords.verify('hash of b', 'b', true)).rejects.toMatchObject({ code: 'busy' });
    for (let done = 0; done < 72; done += 1) {
      running[done]!();
      await delay(1);
    }
    expect(checked).toEqual([...Array(2).fill('hash of a'), ...Array(20).fill('hash of b'), ...Array(50).fill('hash of a')]);
    expect((await Promise.all([...strangers, ...known])).every(Boolean)).toBe(true);
  });

  it('takes new ones after a failure', async () => {
    const verify = async () => Promise.reject(new Error('out of memory'));
    const passwords = await createPasswords({ hash: async () => 'dummy', verify });
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await expect(passwords.verify('hash', 'password')).rejects.toThrow('out of memory');
    }
  });
});
