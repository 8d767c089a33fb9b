let unexpected: string[] = [];

// Storybook's `userEvent` wraps every press into `act()`. What updates later on its own (react-aria, a lazily loaded part) or takes the focus
// meanwhile is reported for it: that says something about the test's tool and nothing about the story.
const aboutTheTool = [/not wrapped in act/, /inside an `act` scope/];

/**
 * Watches `console.error` while a story runs. A story that provokes an error on purpose names it in `parameters.consoleErrors`.
 * Returns what ends the watch.
 */
export function watchConsoleErrors(expected: RegExp[] = []): () => void {
  const original = console.error;
  unexpected = [];
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (![...aboutTheTool, ...expected].some((pattern) => pattern.test(text))) unexpected.push(text);
    original(...args);
  };
  return () => {
    console.error = original;
  };
}

/** Fails the story where something logged an error that was not expected. */
export function failOnConsoleErrors(): void {
  if (unexpected.length > 0) throw new Error(`The story logged errors:\n${unexpected.join('\n')}`);
}
