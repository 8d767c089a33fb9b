import { noBuiltExpressions } from './no-built-expressions.ts';
import { ruleTester } from './rule-tester.ts';

const errors = [{ messageId: 'wrong' }];

ruleTester.run('no-built-expressions', noBuiltExpressions, {
  valid: [
    '/a+/.test(text)',
    "new RegExp('a+', 'g')",
    'RegExp(`a+`)',
    'RegExp.escape(text)',
    'new RegExp(anchor.source, flags)',
    'const made: RegExp = /a/',
  ],
  invalid: [
    { code: 'new RegExp(pattern)', errors },
    { code: 'RegExp(`^${name}$`)', errors },
    { code: "new RegExp('^' + name)", errors },
    { code: 'new RegExp()', errors },
  ],
});
