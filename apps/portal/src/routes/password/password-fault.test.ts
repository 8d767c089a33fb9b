import { describe, expect, it } from 'vitest';
import { repetitionDiffers, passwordFault } from './password-fault.ts';

describe('a form for a new password', () => {
  it.each([
    [{ current: undefined, wanted: '', repeated: '' }, 'missing'],
    [{ current: '', wanted: 'drei-graue-enten', repeated: 'drei-graue-enten' }, 'missing'],
    [{ current: 'x', wanted: 'drei-graue-enten', repeated: '' }, 'missing'],
    [{ current: 'x', wanted: 'sieben7', repeated: 'sieben7' }, 'short'],
    [{ current: undefined, wanted: 'e\u0301'.repeat(4), repeated: 'e\u0301'.repeat(4) }, 'short'],
    [{ current: undefined, wanted: 'drei-graue-enten', repeated: 'drei-graue-Enten' }, 'unequal'],
    [{ current: undefined, wanted: 'drei-graue-enten', repeated: 'drei-graue-enten' }, null],
    [{ current: 'x', wanted: '12345678', repeated: '12345678' }, null],
  ])('%j: %s', (entries, fault) => {
    expect(passwordFault(entries)).toBe(fault);
  });
});

describe('the repetition', () => {
  const entries = (repeated: string) => ({ current: undefined, wanted: 'drei-graue-enten', repeated });
  it.each([
    ['', true, false],
    ['drei', false, false],
    ['drei', true, true],
    ['dreo', false, true],
    ['drei-graue-enten', true, false],
    ['drei-graue-enten!', false, true],
  ])('%j, left: %s, differs: %s', (repeated, left, differs) => {
    expect(repetitionDiffers(entries(repeated), left)).toBe(differs);
  });
});
