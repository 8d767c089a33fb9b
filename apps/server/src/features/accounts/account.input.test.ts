import { describe, expect, it } from 'vitest';
import { messageIds } from '../../platform/http/messages.ts';
import type { AccountInput } from '@foyer/account-files';
import { readAccount } from './account.input.ts';

const good: AccountInput = { username: 'a.berger', email: 'annika@aurelia.example', firstname: 'Annika', lastname: 'Berger' };

describe('an account', () => {
  it('is stored in one form, however it is typed', () => {
    const { account } = readAccount({
      ...{ username: ' A.Berger ', email: 'Annika@Aurelia.EXAMPLE ', firstname: ' Annika\u00a0', lastname: 'von  der\nTann' },
      ...{ title: '', language: 'de-AT', permissions: 'Users, editor users', birthday: '1.2.1990' },
    });
    expect(account).toEqual({
      ...{ username: 'a.berger', email: 'annika@aurelia.example', firstname: 'Annika', lastname: 'von der Tann' },
      ...{ language: 'de_DE', permissions: ['editor', 'users'], birthday: '1990-02-01' },
    });
  });

  it.each<[AccountInput, string, RegExp]>([
    [{ username: undefined }, 'username', /^is missing/],
    [{ email: '  ' }, 'email', /^is missing/],
    [{ firstname: '' }, 'firstname', /^is missing/],
    [{ lastname: undefined }, 'lastname', /^is missing/],
    [{ username: 'a berger' }, 'username', /"a berger" is no user name/],
    [{ username: 'x'.repeat(255) }, 'username', /is no user name/],
    [{ email: 'annika@' }, 'email', /is no e-mail address/],
    [{ email: 'annika@aurelia.example, x@y.example' }, 'email', /is no e-mail address/],
    [{ firstname: 'A\u0007' }, 'firstname', /cannot be shown/],
    [{ lastname: 'x'.repeat(101) }, 'lastname', /longer than 100/],
    [{ title: 'x'.repeat(201) }, 'title', /longer than 200/],
    [{ language: 'klingon' }, 'language', /no language of the portal/],
    [{ permissions: 'editor, root' }, 'permissions', /names "root"/],
    [{ birthday: '24/12/1990' }, 'birthday', /Write it like 24\.12\.1990/],
    [{ birthday: '2999-01-01' }, 'birthday', /in the future/],
    [{ hiredOn: '2999-01-01' }, 'hiredOn', /in the future/],
    [{ gender: 'unknown' }, 'gender', /Use female, male or diverse/],
    [{ skills: Array.from({ length: 21 }, (_, index) => index).join(',') }, 'skills', /more than 20/],
    [{ careers: 'x'.repeat(101) }, 'careers', /longer than 100/],
  ])('with %j is refused at %s', (wrong, field, message) => {
    const { faults } = readAccount({ ...good, ...wrong });
    expect(faults).toMatchObject([{ field, message: expect.stringMatching(message) }]);
    // Each is worded for readers of the studio as well.
    for (const { code } of faults ?? []) expect(messageIds()).toContain(`field.${code}`);
  });

  it('names every fault at once', () => {
    expect(readAccount({}).faults?.map(({ field }) => field)).toEqual(['username', 'email', 'firstname', 'lastname']);
  });
});
