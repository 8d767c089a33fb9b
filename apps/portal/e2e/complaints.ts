import type { BrowserContext } from '@playwright/test';

/** What the pages of a test complained about. */
export interface Complaints {
  /** Names something that this test provokes on purpose, such as the browser's line about an answer with an error. */
  expect(...patterns: RegExp[]): void;
  /** Throws where a page complained about anything else. */
  check(): void;
}

/** React reports a difference between the server's view and the browser's as a warning in development and as an error when built. */
const hydration = /hydrat|did not match|server rendered/i;

/** The browser's line about a server that is away. The portal keeps trying, and no script can keep the line from being written. */
const lostSocket =
  /^WebSocket connection to '[^']+\/api\/v2\/realtime' failed: (.*net::ERR_|Connection closed before receiving a handshake response|.*Unexpected response code: 503)/;

/** Collects errors on the console, uncaught errors and hydration warnings of every page in a context. */
export function watchPages(context: BrowserContext): Complaints {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || (message.type() === 'warning' && hydration.test(message.text()));
    // The browser has words for the status of a handshake; tests expect numbers.
    const text = message.text().replace('HTTP Authentication failed', 'status of 401: HTTP Authentication failed');
    if (isComplaint && !lostSocket.test(text)) seen.push(`${text} (${message.location().url})`);
  });
  context.on('weberror', (failure) => seen.push(String(failure.error())));
  return {
    expect: (...patterns) => void expected.push(...patterns),
    check() {
      const unexpected = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
  };
}
