import { describe, expect, it } from 'vitest';
import { sanitizeEditorHtml } from './editor.html.ts';
import { rules } from './editor.rules.ts';

describe('the HTML of an editor', () => {
  it('keeps what editors write', () => {
    const html =
      '<p class="lead" lang="en" dir="ltr">One <strong>two</strong> <em>three</em><br />four</p><h2 id="section-a">a</h2><hr />' +
      '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote><p>c</p><cite>d</cite></blockquote><dl><dt>e</dt><dd>f</dd></dl>' +
      '<table><caption>g</caption><thead><tr><th scope="col" colspan="2">h</th></tr></thead><tbody><tr><td rowspan="2">i</td></tr></tbody></table>' +
      '<details open><summary>j</summary><p>k</p></details><div class="columns"><section>l</section></div>' +
      '<button type="button" class="button" data-action="navigate" data-target="/news">m</button>' +
      '<figure><img src="/api/v2/media/lake.3f9a12ab77c1.jpg?w=960" alt="Lake" width="960" height="540" loading="lazy" /><figcaption>n</figcaption></figure>';
    expect(sanitizeEditorHtml(html)).toBe(html);
  });

  it.each([
    ['<h1>a</h1><main>b</main>', 'ab'],
    ['<p class="note evil  lead">a</p><p class="evil">b</p>', '<p class="note lead">a</p><p>b</p>'],
    ['<p id="main">a</p><p id="section-b">b</p>', '<p>a</p><p id="section-b">b</p>'],
    ['<button onclick="x()">a</button>', '<span>a</span>'],
    ['<button type="submit" data-action="print" formaction="/x">a</button>', '<button data-action="print" type="button">a</button>'],
    ['<button data-action="eval">a</button>', '<span>a</span>'],
    ['<button data-action="constructor">a</button>', '<span>a</span>'],
    ['<button data-action="navigate" data-target="//evil.example">a</button>', '<button data-action="navigate" type="button">a</button>'],
    ['<img src="https://evil.example/a.png">', ''],
    ['<img src="/api/v2/media/a.jpg" srcset="https://evil.example 1x">', '<img src="/api/v2/media/a.jpg" alt="" loading="lazy" />'],
    ['<td colspan="99999">a</td>', '<td>a</td>'],
    ['<script>x()</script><style>p{}</style><iframe src="/"></iframe><svg><p>x</p></svg>a', 'a'],
    ['<p style="color:red" title="x" onclick="x()" data-x="y">a</p>', '<p>a</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitizeEditorHtml(html)).toBe(clean);
  });

  it.each([
    ['/page/welcome', '<a href="/page/welcome">a</a>'],
    ['#section-a', '<a href="#section-a">a</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">a</a>'],
    ['tel:+49 30 1234', '<a href="tel:+49 30 1234">a</a>'],
    ['/api/v2/media/plan.pdf', '<a href="/api/v2/media/plan.pdf">a</a>'],
    ['https://aurelia.example/', '<a href="https://aurelia.example/" rel="noopener noreferrer">a</a>'],
    ...['javascript:x()', 'java&#10;script:x()', '//evil.example', '/\\evil.example', 'http://a.example', 'data:text/html,x', '#main'].map(
      (href): [string, string] => [href, '<a>a</a>'],
    ),
    ...['/api/v2/auth/logout', '/API/v2/auth/logout', 'https://user@evil.example/', 'page/relative'].map((href): [string, string] => [
      href,
      '<a>a</a>',
    ]),
  ])('a link to %s becomes %s', (href, clean) => {
    expect(sanitizeEditorHtml(`<a href="${href}" target="_top" rel="opener">a</a>`)).toBe(clean);
  });

  it('says of every rule what it is', () => {
    expect(rules.tags).not.toEqual(expect.arrayContaining([expect.stringMatching(/script|style|iframe|form|svg|math/)]));
    expect(rules.attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });
});
