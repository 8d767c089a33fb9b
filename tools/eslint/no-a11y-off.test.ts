import { noA11yOff } from './no-a11y-off.ts';
import { ruleTester } from './rule-tester.ts';

const errors = [{ messageId: 'wrong' }];

ruleTester.run('no-a11y-off', noA11yOff, {
  valid: [
    "export default { parameters: { a11y: { test: 'error' } } }",
    'export const Plain = { args: { disable: true, enabled: false } }',
    "export default { parameters: { docs: { disable: true } }, test: 'off' }",
  ],
  invalid: [
    { code: 'export default { parameters: { a11y: { disable: true } } }', errors },
    { code: "export default { parameters: { a11y: { test: 'off' } } }", errors },
    { code: "export default { parameters: { a11y: { test: 'todo' } } }", errors },
    { code: "export default { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } }", errors },
  ],
});
