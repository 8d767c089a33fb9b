import { noInlineStyle } from './no-inline-style.ts';
import { ruleTester } from './rule-tester.ts';

ruleTester.run('no-inline-style', noInlineStyle, {
  valid: ['<p className={text} />', '<style nonce={nonce}>{css}</style>'],
  invalid: [
    { code: '<p style={{ top: 0 }} />', errors: [{ messageId: 'wrong' }] },
    { code: '<Card style={theme} />', errors: [{ messageId: 'wrong' }] },
  ],
});
