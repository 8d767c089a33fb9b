import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { loadMediaGrants } from '../../shared/embed/media-grants.ts';
import type { AuthKit } from '../auth/index.ts';
import { createEmbedGate } from './embed.gate.ts';
import { createEmbedHandlers } from './embed.handlers.ts';
import { createHealthRepository } from './health.repository.ts';
import { dayBefore } from './health.service.ts';
import { createEmbedRepository } from './embed.repository.ts';

/** So long it is counted how widgets do. */
const healthDays = 90;

const forgetReports = defineJob({ name: 'embed.forget-reports', schedule: '47 3 * * *' });
const forgetTokens = defineJob({ name: 'embed.forget-tokens', schedule: '*/10 * * * *' });

/** Builds the feature: widgets on other websites, who they answer and as whom. */
export async function createEmbed(context: Context, kit: Pick<AuthKit, 'findMember' | 'sessions'>) {
  const gate = createEmbedGate(context, await loadMediaGrants(context.db));
  context.jobs.add(forgetTokens, { run: () => createEmbedRepository(context.db).deleteExpired(new Date()) });
  context.jobs.add(forgetReports, { run: () => createHealthRepository(context.db).deleteBefore(dayBefore(healthDays)) });
  return { gate, handlers: createEmbedHandlers(context, kit, gate) };
}
