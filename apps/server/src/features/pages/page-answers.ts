import type { Schemas } from '@foyer/api';
import type { FastifyReply } from 'fastify';
import type { Me } from '../../platform/http/operation.ts';
import { type CachedResponse, sendBytes, type ResponseCache, textOf } from '../../platform/http/response-cache.ts';
import { handOver } from '../../platform/http/taken-answers.ts';
import type { PersonalReading, Reading } from './modules/define-module.ts';
import type { ModuleReader } from './modules/module-reader.ts';
import { type ModuleText, type PageText, putTogether, takeApart } from './page-text.ts';

type Page = Schemas['Page'];
type Module = Schemas['Module'];

interface KeptPage extends CachedResponse {
  /** Only where the page has personal modules. It holds nothing personal: those modules are as they are for all. */
  parts: PageText | null;
}

/** Who asks. A guest is never sent a personal module. */
type PageReader = Pick<Reading, 'orgId' | 'locale'> & { me: Me | null };

const nothing = Buffer.alloc(0);

/** Sends pages: what all see is read and written once, and what one member alone sees is put in its place for every request. */
export function createPageAnswers(responses: ResponseCache, modules: ModuleReader) {
  function toKept(reply: FastifyReply, page: Page): KeptPage {
    const text = textOf(reply, page);
    return { body: Buffer.from(text), parts: page.modules.some(modules.isPersonal) ? takeApart(text) : null };
  }

  /** A module with what the member alone sees; null where it cannot be shown. */
  async function own(reply: FastifyReply, { page }: PageText, module: Module, reading: PersonalReading): Promise<ModuleText | null> {
    const completed = await modules.complete(page.id, module, reading);
    if ('errors' in completed) return null;
    // Written as a part of its page, so that the contract decides here, too, what is written of it.
    return takeApart(textOf(reply, { ...page, modules: [completed.module] })).modules[0]!;
  }

  async function complete(reply: FastifyReply, parts: PageText, reading: PersonalReading | null): Promise<ModuleText[]> {
    const all = parts.modules.map((one) => {
      if (!modules.isPersonal(one.module)) return one;
      return reading && own(reply, parts, one.module, reading);
    });
    const shown = await Promise.all(all);
    return shown.filter((one) => one !== null);
  }

  async function sendCompleted(reply: FastifyReply, parts: PageText, reading: PersonalReading | null): Promise<FastifyReply> {
    const shown = await complete(reply, parts, reading);
    // A document needs no text of it, and shares what all members see.
    if (handOver(reply.request, () => ({ ...parts.page, modules: shown.map(({ module }) => module) }))) return sendBytes(reply, nothing);
    const texts = shown.map(({ text }) => text);
    return sendBytes(reply, putTogether(parts, texts));
  }

  return {
    /** Sends the page kept under `key`; `read` makes it where there is none. */
    async send(reply: FastifyReply, reader: PageReader, key: readonly unknown[], read: () => Promise<Page>): Promise<FastifyReply> {
      const { me, ...reading } = reader;
      const { body, parts } = await responses.keep(reading.orgId, key, async () => toKept(reply, await read()));
      return parts ? sendCompleted(reply, parts, me && { ...reading, me }) : sendBytes(reply, body);
    },
  };
}
