import { describe, expect, it } from 'vitest';
import { messageIds } from '../../platform/http/messages.ts';
import { readAccountsCsv } from '@foyer/account-files';
import { createPlanner, type ImportPlan, type Present } from './accounts.plan.ts';
import type { AccountRow } from './accounts.repository.ts';

const stored = (id: string, more: Partial<AccountRow> = {}): AccountRow => ({
  ...{ id, username: id, email: `${id}@a.example`, firstname: 'Ada', lastname: 'Ost', title: null, hotelId: null },
  ...{ language: 'de_DE', permissions: [], adminUrl: null, birthday: null, hiredOn: null, active: true },
  ...{ gender: null, careers: null, skills: null, specialTasks: null },
  ...more,
});

const present: Present = {
  orgId: 'org',
  accounts: [stored('ada', { title: { en_GB: 'Cook' }, permissions: ['editor'], birthday: '1990-01-02' }), stored('bo')],
  hotels: [{ id: 'h1', name: 'Hotel am Kurpark' }],
  languages: ['de_DE', 'en_GB'],
};

/** The plan of a file with these rows below its first line. */
function plan(rows: string, header = 'username,email,firstname,lastname', given = present): ImportPlan {
  const file = readAccountsCsv(new TextEncoder().encode(`${header}\n${rows}`));
  const planner = createPlanner(file, given);
  file.rows.forEach(planner.take);
  return planner.plan;
}

const wide = 'username,email,firstname,lastname,title,hotel,language,permissions,birthday';

describe('an import', () => {
  it('makes who is new, with what the row says and the customer’s first language', () => {
    const { created, faults } = plan('Cy,CY@a.example,Cy,Nord,Köchin,hotel AM Kurpark,,users,3.4.1991', wide);
    expect(faults).toEqual([]);
    expect(created).toMatchObject([
      {
        username: 'cy',
        email: 'cy@a.example',
        title: { de_DE: 'Köchin' },
        hotelId: 'h1',
        language: 'de_DE',
        permissions: ['users'],
        birthday: '1991-04-03',
      },
    ]);
  });

  it('finds who is there by name or address, and changes what the row says alone', () => {
    const { updated, unchanged, created } = plan('ada,new@a.example,Ada,West\nbo2,bo@a.example,Ada,Ost\nneu,neu@a.example,N,U');
    expect(updated).toMatchObject([
      { id: 'ada', email: 'new@a.example', lastname: 'West', title: { en_GB: 'Cook' }, permissions: ['editor'], birthday: '1990-01-02' },
      { id: 'bo', username: 'bo2' },
    ]);
    expect([unchanged, created.length]).toEqual([0, 1]);
  });

  it('adds a title in the row’s language and leaves empty cells alone', () => {
    expect(plan('ada,ada@a.example,Ada,Ost,Köchin,,,,', wide).updated[0]).toMatchObject({
      title: { en_GB: 'Cook', de_DE: 'Köchin' },
      permissions: ['editor'],
    });
  });

  it('keeps gender and lists, those in the row’s language beside what is there in others', () => {
    const header = 'username,email,firstname,lastname,Geschlecht,Kenntnisse,Sonderaufgaben,Sprache';
    const { created } = plan('cy,cy@a.example,Cy,Nord,weiblich,"Wein; Käse,Wein",Ersthelferin,de', header);
    expect(created).toMatchObject([
      { gender: 'female', careers: null, skills: { de_DE: ['Wein', 'Käse'] }, specialTasks: { de_DE: ['Ersthelferin'] } },
    ]);
    const accounts = [stored('ada', { gender: 'diverse', skills: { de_DE: ['Wein'] }, specialTasks: { de_DE: ['Ersthelferin'] } })];
    const again = (rows: string) => plan(rows, header, { ...present, accounts });
    expect(again('ada,ada@a.example,Ada,Ost,,Wine,,en').updated).toMatchObject([
      { gender: 'diverse', skills: { de_DE: ['Wein'], en_GB: ['Wine'] }, specialTasks: { de_DE: ['Ersthelferin'] } },
    ]);
    expect(again('ada,ada@a.example,Ada,Ost,d,Wein,Ersthelferin,')).toMatchObject({ unchanged: 1, updated: [] });
  });

  it('counts a row that says nothing new', () => {
    expect(plan('ada,ada@a.example,Ada,Ost,Cook,,de,editor,02.01.1990', wide)).toMatchObject({ unchanged: 0, updated: [{ id: 'ada' }] });
    expect(plan('ada,ada@a.example,Ada,Ost')).toMatchObject({ unchanged: 1, updated: [], created: [] });
  });

  it.each([
    ['x,no address,X,Y', [[2, 'email', /"no address" is no e-mail address/]]],
    ['x,x@a.example,X,Y\nX,z@a.example,X,Y', [[3, undefined, /"x" is in line 2 already/]]],
    ['x,x@a.example,X,Y\nz,X@a.example,X,Y', [[3, undefined, /"x@a\.example" is in line 2 already/]]],
    ['x@a.example,q@a.example,X,Y\nz,x@a.example,X,Y', [[3, undefined, /is in line 2 already/]]],
    ['ada,bo@a.example,X,Y', [[2, undefined, /belong to two different accounts/]]],
    ['ada@a.example,x@a.example,X,Y', [[2, undefined, /what another account logs in with/]]],
    ['ada,x@a.example,X,Y\nz,ada@a.example,X,Y', [[3, undefined, /about the account of line 2/]]],
    ['x,x@a.example,X,Y,z', [[2, undefined, /5 cells and the first line 4/]]],
    [
      'x,,,Y',
      [
        [2, 'email', /missing/],
        [2, 'firstname', /missing/],
      ],
    ],
  ] as [string, [number, string | undefined, RegExp][]][])('refuses %j', (rows, faults) => {
    const found = plan(rows).faults;
    for (const { code } of found) expect(messageIds()).toContain(`field.${code}`);
    expect(found.map(({ line, column, message }) => [line, column, message])).toEqual(
      faults.map(([line, column, message]) => [line, column, expect.stringMatching(message)]),
    );
  });

  it('refuses hotels and languages the customer does not have, and names those it has', () => {
    const { faults, created } = plan('x,x@a.example,X,Y,,Ritz,fr_FR,,', wide);
    expect(created).toEqual([]);
    expect(faults).toMatchObject([
      { line: 2, column: 'hotel', message: '"Ritz" is no hotel of this customer. Known are Hotel am Kurpark.' },
      { line: 2, column: 'language', message: '"fr_FR" is not offered by this customer. Use one of de_DE, en_GB.' },
    ]);
  });
});
