import { describe, expect, it } from 'vitest';
import { createPreviewTokens } from './previews.tokens.ts';

const tokens = createPreviewTokens(Buffer.alloc(32, 7));
const page = { orgId: 'aurelia', pageId: 'spring' };
const now = Date.UTC(2026, 10, 22, 9);
const { token, endsAt } = tokens.sign(page, 3, now);

describe('a link to a preview', () => {
  it('is good until it ends, and not from then on', () => {
    expect(endsAt.toISOString()).toBe('2026-11-25T09:00:00.000Z');
    expect(tokens.isGood(token, page, now)).toBe(true);
    expect(tokens.isGood(token, page, endsAt.getTime() - 1)).toBe(true);
    expect(tokens.isGood(token, page, endsAt.getTime())).toBe(false);
  });

  it('is good for its page and customer alone', () => {
    expect(tokens.isGood(token, { ...page, pageId: 'summer' }, now)).toBe(false);
    expect(tokens.isGood(token, { ...page, orgId: 'bergsee' }, now)).toBe(false);
    expect(tokens.isGood(token, { orgId: 'aurelia","spring', pageId: '' }, now)).toBe(false);
  });

  it('has one beside it for its frames, which ends with it and opens nothing else', () => {
    const frames = tokens.forFrames(token, page);
    expect(tokens.isGoodForFrames(frames, page, now)).toBe(true);
    expect(tokens.isGoodForFrames(frames, page, endsAt.getTime())).toBe(false);
    expect(tokens.isGoodForFrames(frames, { ...page, pageId: 'summer' }, now)).toBe(false);
    expect(tokens.isGood(frames, page, now)).toBe(false);
    expect(tokens.isGoodForFrames(token, page, now)).toBe(false);
  });

  it('is good with the key it was made with alone', () => {
    expect(createPreviewTokens(Buffer.alloc(32, 8)).isGood(token, page, now)).toBe(false);
  });

  const [ends, signature] = token.split('.') as [string, string];
  it.each([
    ['that lasts longer', `${Number(ends) + 1}.${signature}`],
    ['with another number for the same end', `0${token}`],
    ['with a changed signature', `${ends}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ['with a signature cut short', token.slice(0, -1)],
    ['with more behind it', `${token}.x`],
    ['without a signature', `${ends}.`],
    ['without an end', `.${signature}`],
    ['of nothing', ''],
  ])('%s is not', (_name, forged) => {
    expect(tokens.isGood(forged, page, now)).toBe(false);
  });

  it.each([0, 8, 1.5, -1, Number.NaN])('cannot last %s days', (days) => {
    expect(() => tokens.sign(page, days)).toThrow(RangeError);
  });
});
