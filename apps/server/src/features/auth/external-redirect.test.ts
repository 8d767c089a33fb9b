import { describe, expect, it } from 'vitest';
import { allowedAddress } from './external-redirect.ts';

const hosts = ['rooms.aurelia.example', 'aurelia.example'];

describe('the address outside the portal', () => {
  it.each([
    ['https://rooms.aurelia.example/plan?week=2#today', 'https://rooms.aurelia.example/plan?week=2#today'],
    ['https://AURELIA.example', 'https://aurelia.example/'],
    ['http://rooms.aurelia.example/', null],
    ['https://rooms.aurelia.example:8443/', null],
    ['https://evil.example/', null],
    ['https://evil.example/https://aurelia.example', null],
    ['https://aurelia.example.evil.example/', null],
    ['https://evil-aurelia.example/', null],
    ['https://aurelia.example@evil.example/', null],
    ['https://evil@aurelia.example/', null],
    ['https://evil.example#@aurelia.example/', null],
    ['https://evil.example\\@aurelia.example/', null],
    ['https:\\\\aurelia.example', null],
    ['//aurelia.example', null],
    ['/news', null],
    ['https:aurelia.example', null],
    ['https:///aurelia.example', null],
    ['javascript:alert(1)//aurelia.example', null],
    ['data:text/html,https://aurelia.example', null],
    ['https://aurelia\t.example', null],
    ['https://aurelia.example/\r\nSet-Cookie: a=b', null],
    [' https://aurelia.example', null],
    ['https://aurelia%2eexample.evil.example', null],
    ['https://xn--urelia-8ve.example', null],
    ['', null],
    [undefined, null],
  ])('%j → %j', (value, expected) => {
    expect(allowedAddress(value, hosts, true)).toBe(expected);
  });

  it('may be http, on any port, where the portal itself is', () => {
    expect(allowedAddress('http://aurelia.example:3000/x', hosts, false)).toBe('http://aurelia.example:3000/x');
    expect(allowedAddress('http://evil.example:3000/x', hosts, false)).toBeNull();
  });
});
