import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capture, npmCommand } from '../launch/commands.mjs';

const folder = join(import.meta.dirname, '../../.foyer/bench/peers');

/** Widgets of others in the versions that the figures are about, and the one script that a page includes of each. */
const peers = {
  deepChat: { name: 'deep-chat', version: '2.4.2', script: 'dist/deepChat.bundle.js' },
  n8n: { name: '@n8n/chat', version: '1.37.0', script: 'dist/chat.bundle.es.js' },
  shopify: { name: '@shopify/buy-button-js', version: '3.0.6', script: 'dist/buybutton.min.js' },
};

/** Fetches what others publish, beside the results: it is no dependency of the project, and what it depends on is in its script. */
export async function fetchPeers(): Promise<Record<keyof typeof peers, string>> {
  const scripts = await Promise.all(
    Object.entries(peers).map(async ([peer, { name, version, script }]) => {
      const target = join(folder, `${peer}-${version}`);
      const file = join(target, 'package', script);
      if (existsSync(file)) return [peer, file] as const;
      mkdirSync(target, { recursive: true });
      const [command, args] = npmCommand(['pack', `${name}@${version}`, '--silent']);
      const tarball = (await capture(command, args, { cwd: target })).trim();
      await capture('tar', ['-xzf', tarball], { cwd: target });
      return [peer, file] as const;
    }),
  );
  return Object.fromEntries(scripts) as Record<keyof typeof peers, string>;
}
