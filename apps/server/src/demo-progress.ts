import type { SeedProgress } from './demo-package.ts';

const words: Record<SeedProgress['step'], string> = {
  texts: 'writing the texts',
  pictures: 'drawing the pictures',
  database: 'filling the database',
};

const clearLine = '\r\u001b[K';

/** Shows how the demo comes along: one line that changes on a terminal, elsewhere a line for every step and quarter of it. */
export function createDemoProgress({ isTTY, write }: { isTTY: boolean; write(text: string): void }): (progress: SeedProgress) => void {
  let shown = '';
  return ({ step, done }) => {
    const percent = Math.floor(done * 100);
    const line = `  Making the demo: ${words[step]} ${isTTY ? percent : percent - (percent % 25)} %`;
    if (line === shown) return;
    shown = line;
    const last = step === 'database' && done === 1;
    write(isTTY ? `${clearLine}${line}${last ? '\n' : ''}` : `${line}\n`);
  };
}
