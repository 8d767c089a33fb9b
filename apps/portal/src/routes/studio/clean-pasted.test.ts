// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

const entry = (bullet: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const flat = (html: string) =>
  html
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^<>]*>) ?/g, '$1')
    .trim();

describe('what is pasted', () => {
  it.each([
    [
      'a paragraph of Word',
      `<style>p.MsoNormal{margin:0}</style><!--StartFragment--><p class=MsoNormal style='margin:0'><span lang=DE style='mso-fareast-language:DE'>Hallo</span><o:p></o:p></p>`,
      '<p>Hallo</p>',
    ],
    ['a list of Word', entry('·', 'Eins') + entry('·', 'Zwei'), '<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>'],
    [
      'a numbered list of Word',
      `${entry('1.', 'Eins')}<p>x</p>${entry('2)', 'Zwei')}`,
      '<ol><li><p>Eins</p></li></ol><p>x</p><ol><li><p>Zwei</p></li></ol>',
    ],
    ['emphasis by style', '<span style="font-weight:700">fett</span>', '<strong>fett</strong>'],
    ['the wrapper of Google Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
    ['headings that articles lack', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
    ['pictures of elsewhere', '<img src="https://evil.example/x.gif"><img src="file:///c:/x.png"><p>a</p>', '<p>a</p>'],
    ['what runs', '<p onclick="x()">a<script>x()</script><iframe src="https://evil.example"></iframe></p>', '<p>a</p>'],
    ['our own picture', '<img src="/api/v2/media/a.jpg" alt="A" class="x">', '<img src="/api/v2/media/a.jpg" alt="A">'],
  ])('%s', (_name, html, expected) => {
    expect(flat(cleanPasted(html))).toBe(expected);
  });
});
