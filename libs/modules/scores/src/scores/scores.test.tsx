import { aScoresModule, someMemberScores } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { ScoresModule } from './scores.tsx';

it('is in the first view from the server, with the figures in the reader’s form', () => {
  const html = renderOnServer(<ScoresModule module={aScoresModule({ results: [someMemberScores({ bonus_points: 12_640 })] })} />);
  expect(html).toContain('2.480');
  expect(html).toContain('Silber');
  expect(html).toContain('12.640');
});
