import { type LocalizedText, type ModuleConfig, toStored } from '@foyer/server/seed';
import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { locales } from '../schemas.ts';

const three = z.tuple([z.string(), z.string(), z.string()]);

const words = z.strictObject({
  lead: z.string(),
  /** Caption of the table, then its column heads: when, what, with whom. */
  table: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  rows: z.array(three),
  note: z.string(),
  question: z.string(),
  answer: z.string(),
  print: z.string(),
  news: z.string(),
});

/** The same page in every language: editors of the demo write one HTML and have its words translated. */
const html = ({ lead, table: [caption, ...heads], rows, note, question, answer, print, news }: z.infer<typeof words>): string =>
  `<p class="lead">${lead}</p>` +
  `<table id="section-times"><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>` +
  `<div class="note"><p>${note}</p></div><details><summary>${question}</summary><p>${answer}</p></details>` +
  `<p><button class="button" data-action="print">${print}</button> <button data-action="navigate" data-target="/news">${news}</button></p>`;

const written: LocalizedText = Object.fromEntries(
  locales.map((locale) => [locale, html(readJson(`aurelia/first-day/${locale}.json`, words))]),
);

/** Puts the first day, as an editor has written it, into the module that waits for it; sanitised like everything editors save. */
export const withFirstDay = (module: ModuleConfig): ModuleConfig =>
  module.type === 'editor' && module.id === 'first-day'
    ? { ...module, config: { ...module.config, blocks: [toStored({ id: 'plan', kind: 'html', html: written })] } }
    : module;
