import { escapeHtml } from '@foyer/html';
import type { Locale } from '../db/types.ts';
import { localeTags } from '@foyer/locales';
import { messageIds, translate } from './messages.ts';

const codesOf = (prefix: 'problem' | 'field'): string[] => [
  ...new Set(
    messageIds()
      .filter((id) => id.startsWith(`${prefix}.`))
      .map((id) => id.split('.')[1]!),
  ),
];

const values = { count: 1, minutes: 15, limit: 1, seconds: 5, at: 'other', identifier: 'username' };

/** Every problem and field code with its text, as a page whose anchors are the codes: what a problem's `type` points to. */
export function problemList(locale: Locale): string {
  const text = (id: string): string => escapeHtml(translate(locale, id, values));
  const problems = codesOf('problem').map(
    (code) =>
      `<dt id="${code}"><code>${code}</code></dt><dd><b>${text(`problem.${code}.title`)}</b> ${text(`problem.${code}.detail`)}</dd>`,
  );
  const fields = codesOf('field').map((code) => `<dt><code>${code}</code></dt><dd>${text(`field.${code}`)}</dd>`);
  return `<!doctype html>
<html lang="${localeTags[locale]}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Foyer API: problem codes</title></head>
<body><main>
<h1><code>code</code></h1><dl>${problems.join('\n')}</dl>
<h2><code>errors[].code</code></h2><dl>${fields.join('\n')}</dl>
</main></body>
</html>
`;
}
