import type { ESLint } from 'eslint';
import { floors } from './floors.ts';
import { logicalProperties } from './logical-properties.ts';
import { noA11yOff } from './no-a11y-off.ts';
import { noBuiltExpressions } from './no-built-expressions.ts';
import { noInlineStyle } from './no-inline-style.ts';
import { noRawColors } from './no-raw-colors.ts';
import { noSkippedTests } from './no-skipped-tests.ts';
import { writtenPaths } from './written-paths.ts';

/** Foyer's own rules. */
export const foyer: ESLint.Plugin = {
  rules: {
    floors,
    'logical-properties': logicalProperties,
    'no-a11y-off': noA11yOff,
    'no-built-expressions': noBuiltExpressions,
    'no-inline-style': noInlineStyle,
    'no-raw-colors': noRawColors,
    'no-skipped-tests': noSkippedTests,
    'written-paths': writtenPaths,
  },
};
