import { describe, expect, it } from 'vitest';
import { namesOf, UnusableName } from './names.ts';

describe('a name', () => {
  it.each(['staff-survey', 'StaffSurvey', 'staffSurvey', 'staff survey', ' staff_survey '])('is understood as %j', (given) => {
    expect(namesOf(given)).toEqual({
      fileName: 'staff-survey',
      className: 'StaffSurvey',
      propertyName: 'staffSurvey',
      type: 'staff_survey',
      words: 'Staff survey',
    });
  });

  it.each(['', ' ', '7up', '../evil', 'größe', 'a/b', '--help', 'x.y'])('%j is refused with the way out', (given) => {
    expect(() => namesOf(given)).toThrow(UnusableName);
    expect(() => namesOf(given)).toThrow('such as staff-survey');
  });
});
