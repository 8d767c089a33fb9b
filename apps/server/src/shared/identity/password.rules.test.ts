import { describe, expect, it, vi } from 'vitest';
import { passwordFault } from './password.rules.ts';

const annika = { firstname: 'Annika', lastname: 'Berger', username: 'aberger', email: 'annika.berger@aurelia.example' };

describe('a new password', () => {
  it.each(['vier lila Gabeln tanzen', 'Xk9$mQ2v', 'ü'.repeat(2) + ' Straßen über Wien', 'كلمة سر طويلة جدا', 'Xk9$mQ2vWp7!'.repeat(6)])(
    'may be %s',
    async (password) => {
      expect(await passwordFault(password, annika)).toBeUndefined();
    },
  );

  it.each([
    ['Xk9$mQ2', 'too_short'],
    // eight code points, four letters
    ['e\u0301e\u0301e\u0301e\u0301', 'too_short'],
    ['Xk9$mQ2v'.repeat(33), 'too_long'],
    ['annika.berger@aurelia.example', 'same_as_name'],
    ['ANNIKA BERGER', 'same_as_name'],
    ['Berger-Annika', 'same_as_name'],
    ['12345678', 'common_password'],
    ['trustno1', 'common_password'],
    ['Passwort1!', 'common_password'],
    ['Annika2026', 'common_password'],
    ['Winterurlaub', 'common_password'],
    ['14.03.1985', 'common_password'],
    ['a'.repeat(256), 'common_password'],
  ])('is refused where it is %s: %s', async (password, code) => {
    expect(await passwordFault(password, annika)).toMatchObject({ code });
  });

  it.each(['p4$$w0rd', 'P@ssw0rt1!', 'Tru5tn01', 'passwordpasswordpassword', '12345678901234567890123', 'Ab1!'.repeat(64)])(
    'is refused where it is %s, a common one in other signs or again and again',
    async (password) => {
      expect(await passwordFault(password, annika)).toMatchObject({ code: 'common_password' });
    },
  );

  it.each(['4@8({[<369!1|70$5+%2'.repeat(12), '19900101'.repeat(32), '11/11/'.repeat(42), '1.1.1990-'.repeat(28)])(
    'is judged by its beginning, however long it is: %s',
    async (password) => {
      const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
      const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
      await passwordFault(password, annika);
      const judged = check.mock.calls.map(([part]) => part.length);
      check.mockRestore();
      expect(judged).toEqual([24]);
    },
  );
});
