import { noRawColors } from './no-raw-colors.ts';
import { ruleTester } from './rule-tester.ts';

const errors = [{ messageId: 'wrong' }];

ruleTester.run('no-raw-colors', noRawColors, {
  valid: [
    'style({ color: vars.color.text })',
    "style({ background: 'transparent', color: 'currentColor', outlineColor: 'Highlight' })",
    'style({ border: `1px solid ${vars.color.line}` })',
    "style({ background: 'url(#pattern)' })",
    "style({ gridArea: 'red' })",
    '<a href="#add">Add</a>',
    '<path fill="none" stroke="currentColor" />',
    '<meta name="robots" content="blue sky" />',
  ],
  invalid: [
    { code: "style({ color: '#fff' })", errors },
    { code: "style({ color: 'white' })", errors },
    { code: "style({ background: 'rgb(0 0 0 / 50%)' })", errors },
    { code: "style({ 'borderColor': 'oklch(60% 0.1 40)' })", errors },
    { code: 'style({ boxShadow: `0 1px 2px rgba(0, 0, 0, ${alpha})` })', errors },
    { code: "style({ ':hover': { border: '1px solid #cccccc' } })", errors },
    { code: '<path fill="#102030" />', errors },
    { code: '<meta name="theme-color" content="#ffffff" />', errors },
  ],
});
