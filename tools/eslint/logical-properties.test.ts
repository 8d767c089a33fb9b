import { logicalProperties } from './logical-properties.ts';
import { ruleTester } from './rule-tester.ts';

const errors = [{ messageId: 'wrong' }];

ruleTester.run('logical-properties', logicalProperties, {
  valid: [
    'style({ insetInlineStart: 0, marginBlockEnd: 4, textAlign: "start", objectPosition: "left" })',
    'style({ borderRadius: 4, borderStartEndRadius: 4, padding: 8, width: "100%" })',
    'const { left, top } = box;',
  ],
  invalid: [
    { code: 'style({ left: 0 })', output: 'style({ insetInlineStart: 0 })', errors },
    { code: 'style({ marginLeft: 4 })', output: 'style({ marginInlineStart: 4 })', errors },
    { code: 'style({ paddingBottom: 4 })', output: 'style({ paddingBlockEnd: 4 })', errors },
    { code: 'style({ borderRightWidth: 1 })', output: 'style({ borderInlineEndWidth: 1 })', errors },
    { code: 'style({ scrollMarginTop: 1 })', output: 'style({ scrollMarginBlockStart: 1 })', errors },
    { code: 'style({ borderTopLeftRadius: 4 })', output: 'style({ borderStartStartRadius: 4 })', errors },
    { code: "style({ textAlign: 'right' })", output: "style({ textAlign: 'end' })", errors },
    {
      code: "style({ '@media': { print: { float: 'left' } } })",
      output: "style({ '@media': { print: { float: 'inline-start' } } })",
      errors,
    },
  ],
});
