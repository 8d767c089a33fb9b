import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A company's login as it runs elsewhere. */
export interface CompanyLogin {
  stop(): Promise<void>;
}

/** Starts a real OpenID provider that knows one person and asks them nothing. */
export async function startCompanyLogin(
  port: number,
  portal: string,
  claims: { sub: string } & Record<string, unknown>,
): Promise<CompanyLogin> {
  const callback = `${portal}/api/v2/auth/mocs/callback`;
  return startProvider('serve-sso-provider.ts', [String(port), callback, JSON.stringify(claims)]);
}

/** Starts a service such as Google or Apple, which sends every visitor back as one person; `user` comes beside the answers of forms. */
export const startService = (port: number, claims: Record<string, unknown>, user: object): Promise<CompanyLogin> =>
  startProvider('serve-false-provider.ts', [String(port), JSON.stringify(claims), JSON.stringify(user)]);

async function startProvider(script: string, options: string[]): Promise<CompanyLogin> {
  const args = [`apps/server/test/${script}`, ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The provider is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`The provider ended with code ${code}:\n${output}`)));
  });
  return {
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
