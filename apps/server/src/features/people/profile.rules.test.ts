import { describe, expect, it } from 'vitest';
import { profileFaults, toValues } from './profile.rules.ts';

const now = new Date('2026-11-22T11:00:00.000Z');

describe('the values of a change', () => {
  it.each([
    [{ birthday: '1900-01-01' }, []],
    [{ birthday: null }, []],
    // Already today on the other side of the earth.
    [{ birthday: '2026-11-23' }, []],
    [{ birthday: '2026-11-24' }, [{ field: 'birthday', code: 'in_future' }]],
    [{ birthday: '1899-12-31' }, [{ field: 'birthday', code: 'too_long_ago' }]],
    [{ firstname: 'Ng', lastname: '' }, []],
    [{ firstname: 'see evil.example' }, [{ field: 'firstname', code: 'not_a_name' }]],
    [
      { firstname: ' 7 ', lastname: '<b>' },
      [
        { field: 'firstname', code: 'not_a_name' },
        { field: 'lastname', code: 'not_a_name' },
      ],
    ],
  ])('%j', (change, faults) => {
    expect(profileFaults(change, now)).toEqual(faults);
  });

  it('leave what is not named', () => {
    expect(toValues({ is_birth_year_visible: false }, { de_DE: 'Empfang' }, 'de_DE')).toEqual({ birthYearVisible: false });
    expect(toValues({ firstname: '  Anna   Maria ', lastname: ' ' }, null, 'de_DE')).toEqual({ firstname: 'Anna Maria', lastname: '' });
  });

  it.each([
    ['Leitung ', { de_DE: 'Leitung', en_GB: 'Front desk' }],
    ['  ', null],
    [null, null],
  ])('a title of %j is the language’s own', (title, expected) => {
    expect(toValues({ title }, { de_DE: 'Empfang', en_GB: 'Front desk' }, 'de_DE')).toEqual({ title: expected });
  });
});
