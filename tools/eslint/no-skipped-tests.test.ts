import { noSkippedTests } from './no-skipped-tests.ts';
import { ruleTester } from './rule-tester.ts';

const errors = [{ messageId: 'wrong' }];

ruleTester.run('no-skipped-tests', noSkippedTests, {
  valid: [
    "test('adds', () => {})",
    "describe.each([1])('n', () => {})",
    'test.describe(() => {})',
    'list.skip(3)',
    'test.describe.configure({})',
  ],
  invalid: [
    { code: "test.only('adds', () => {})", errors },
    { code: "it.skip('adds', () => {})", errors },
    { code: "test.describe.only('sums', () => {})", errors },
    { code: "describe.concurrent.skip('sums', () => {})", errors },
    { code: "test('adds', () => { test.fixme(); })", errors },
    { code: "xit('adds', () => {})", errors },
  ],
});
