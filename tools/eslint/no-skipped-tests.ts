import type { Rule } from 'eslint';
import { rule } from './rule.ts';

const runners = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const modifiers = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'fail']);
const prefixed = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

type Callee = { type: string; name?: string; object?: Callee; property?: Callee };

/** `test`, `test.describe`, `describe.concurrent`: the runner at the root of a chain. */
function runner(callee: Callee | undefined): string | undefined {
  return callee?.type === 'MemberExpression' ? runner(callee.object) : callee?.name;
}

/** A test that does not run proves nothing, and one that runs alone hides the others. */
export const noSkippedTests: Rule.RuleModule = rule('“{{name}}” leaves tests out: every test runs, or is deleted.', (report) => ({
  MemberExpression(node) {
    const { property } = node as unknown as Callee;
    const base = runner(node as unknown as Callee);
    if (base && runners.has(base) && property?.name && modifiers.has(property.name)) report(node, { name: `${base}.${property.name}` });
  },
  CallExpression(node) {
    const { name } = node.callee as unknown as Callee;
    if (name && prefixed.has(name)) report(node, { name });
  },
}));
