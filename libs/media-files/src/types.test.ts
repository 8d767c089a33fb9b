import { describe, expect, it } from 'vitest';
import { isSlide, opensInline, typeOfFile } from './types.ts';

describe('a file’s kind', () => {
  it.each([
    ['a.JPG', 'image/jpeg', true, true],
    ['a.jpeg', 'image/jpeg', true, true],
    ['a.png', 'image/png', true, true],
    ['a.gif', 'image/gif', true, true],
    ['a.webp', 'image/webp', true, false],
    ['a.avif', 'image/avif', true, false],
    ['a.pdf', 'application/pdf', true, false],
    ['a.svg', 'image/svg+xml', false, false],
    ['a.txt', 'text/plain', false, false],
    ['a.vtt', 'text/vtt', false, false],
    ['a.mp4', 'video/mp4', false, false],
    ['a.webm', 'video/webm', false, false],
    ['a.html', 'application/octet-stream', false, false],
    ['a.js', 'application/octet-stream', false, false],
    ['jpg', 'application/octet-stream', false, false],
    ['a.pdf.exe', 'application/octet-stream', false, false],
  ])('of %s is %s, opens in the browser: %s, is a slide: %s', (fileName, type, inline, slide) => {
    expect(typeOfFile(fileName)).toBe(type);
    expect(opensInline(type)).toBe(inline);
    expect(isSlide(type)).toBe(slide);
  });
});
