import { build } from 'vite';
import { expect, test } from 'vitest';
import { basePlugins } from '../vite/base.ts';
import { temporaryFolder } from '../launch/temporary.ts';
import { idsIn } from './built.ts';
import { extractMessages } from './extraction.ts';

const code = `
import { FormattedMessage, useIntl } from 'react-intl';
export function Heading({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <h2 id="avatar" title={intl.formatMessage({ defaultMessage: 'Comments on this article', description: 'Hint' })}>
      <FormattedMessage
        defaultMessage="{count, plural, one {# comment} other {# comments}} by
          <b>colleagues</b>"
        description="Heading above the comments"
        values={{ count, b: (text) => <b>{text}</b> }}
      />
    </h2>
  );
}
`;

// The trap this guards: where build and extraction name one message differently, its translation is never found.
test('the build asks for exactly the ids that extraction writes', async () => {
  const root = temporaryFolder({ 'src/heading.tsx': code, 'package.json': '{"name":"sample","type":"module"}' });
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: basePlugins({ removeDefaultMessage: true }),
    build: { write: false, lib: { entry: 'src/heading.tsx', formats: ['es'] }, rolldownOptions: { external: /^react/ } },
  });
  const chunks = Array.isArray(output) ? output.flatMap((bundle) => bundle.output) : 'output' in output ? output.output : [];
  const built = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? idsIn(chunk.code) : []));
  expect(built.sort()).toEqual(Object.keys(await extractMessages(root)).sort());
  expect(built).toHaveLength(2);
});

test('ids are found in every way of quoting, words are not', () => {
  expect(idsIn('f({id:"aB3/x+"}),g({id:`zr4V6x`,values:v}),h({ id: \'WrbDYp\' }),i({id:"avatar"}),j({uid:"zr4V6y"})')).toEqual([
    'aB3/x+',
    'zr4V6x',
    'WrbDYp',
  ]);
});
