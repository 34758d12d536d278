import { namesIn } from '@aicp/contracts/entities/field';
import { userFields } from '@aicp/contracts/entities/user';
import { ListExported } from '@aicp/contracts/events/adminEvents';
import { requireConfirmedAdmin } from '@aicp/contracts/rights/recentConfirmation';
import type { RowPages } from '@aicp/service/process/csvText';
import type { RequestContext } from '../context.ts';
import { streamEntries } from '../store/activities.ts';
import { countAssessmentsBy } from '../store/assessments.ts';
import { listPlansByOrganisation } from '../store/organisations.ts';
import { listUsers } from '../store/users.ts';
import { activitiesOf, queryOf } from './readActivities.ts';

const PAGE = 500;
const SAID = namesIn(userFields, 'administration');

/** All users, as the rows of a file. */
export async function usersFile(ctx: RequestContext): Promise<RowPages> {
  const { userId } = requireConfirmedAdmin(ctx.actor, ctx.now());
  await ctx.publish(ListExported, { userId, list: 'users' });
  return rows();

  async function* rows() {
    yield [['id', ...SAID, 'plan', 'assessmentCount', 'createdAt', 'lastLogin']];
    for (let after = 0; ; ) {
      const users = await listUsers(after, PAGE);
      const ids = users.map(({ organisationId }) => organisationId);
      const [counts, plans] = await Promise.all([countAssessmentsBy(ids), listPlansByOrganisation(ids)]);
      yield users.map(user => [
        user.id,
        ...SAID.map(name => user[name]),
        plans.get(user.organisationId) ?? 'free',
        counts.get(user.organisationId) ?? 0,
        user.createdAt.toISOString(),
        user.lastLogin?.toISOString(),
      ]);
      const last = users.at(-1);
      if (!last || users.length < PAGE) return;
      after = last.id;
    }
  }
}

/** The activity log as the rows of a file, newest first; filtered like the list. */
export async function activitiesFile(ctx: RequestContext, filter: unknown): Promise<RowPages> {
  const { userId } = requireConfirmedAdmin(ctx.actor, ctx.now());
  const query = queryOf(filter);
  await ctx.publish(ListExported, { userId, list: 'activities' });
  return rows();

  async function* rows() {
    yield [['id', 'timestamp', 'username', 'action', 'details', 'reason', 'address', 'device', 'hash']];
    for await (const entries of pagesOf(streamEntries(query))) {
      const activities = await activitiesOf(entries);
      yield activities.map(({ id, timestamp, username, action, details, reason, address, device, hash }) => [
        id,
        timestamp.toISOString(),
        username,
        action,
        details,
        reason,
        address,
        device,
        hash,
      ]);
    }
  }
}

/** The rows of a stream, a few hundred at a time. */
export async function* pagesOf<Row>(rows: AsyncIterable<Row>): AsyncIterable<Row[]> {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
