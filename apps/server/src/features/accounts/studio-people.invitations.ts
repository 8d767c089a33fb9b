import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { mailOf } from './studio-people.presenter.ts';
import { mailTheWay } from './studio-people.mails.ts';
import { createStudioPeopleRepository } from './studio-people.repository.ts';

const invitePeople = defineJob({
  name: 'people.invite',
  payload: z.strictObject({ orgId: z.string(), actorId: z.string(), ids: z.array(z.string()) }),
});

/** So many are invited by one job: in one transaction, so that a repeated job invites no one again. */
const peoplePerJob = 25;

/** Invites the people of an import, after it is stored and some at a time. */
export function createInvitations({ db, config, settings: allSettings, jobs }: Pick<Context, 'db' | 'config' | 'settings' | 'jobs'>) {
  const orgs = createOrgs({ db });
  jobs.add(invitePeople, {
    async run({ orgId, actorId, ids }) {
      const [settings, origin] = [await allSettings.of(orgId), await orgs.originOf(orgId, config.publicUrl)];
      await db.transaction(async (tx) => {
        const people = createStudioPeopleRepository(tx);
        for (const id of ids) {
          const row = await people.find(orgId, id);
          // Meanwhile deleted, blocked, or logged in.
          if (!row || mailOf(row, settings) !== 'invitation') continue;
          await mailTheWay(tx, { me: { id: actorId, orgId }, row, settings, origin });
        }
      });
    },
  });
  return async (tx: Tx, me: { id: string; orgId: string }, ids: readonly string[]): Promise<void> => {
    for (let start = 0; start < ids.length; start += peoplePerJob) {
      const payload = { orgId: me.orgId, actorId: me.id, ids: ids.slice(start, start + peoplePerJob) };
      await enqueue(tx, invitePeople, payload, { orgId: me.orgId });
    }
  };
}
