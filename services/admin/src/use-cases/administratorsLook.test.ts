import { AssessmentCompleted, AssessmentStarted, SystemCreated } from '@aicp/contracts/events/assessmentEvents';
import { MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { SubscriptionChanged } from '@aicp/contracts/events/subscriptionEvents';
import { UserDeleted, UserRegistered } from '@aicp/contracts/events/userEvents';
import { describedSystem } from '@aicp/testing/describedSystem';
import { localClient, root, user } from '@aicp/testing/executor';
import { openHistory } from '@aicp/testing/history/openHistory';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { contextOf } from '../context.ts';
import { activitiesFile, usersFile } from './exportLists.ts';

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
  const person = {
    organisationId: 7,
    version: 1,
    email: 'anna@example.com',
    fullName: null,
    companyName: null,
    jurisdiction: 'EU',
    status: 'active',
  } as const;
  const data = { ...person, userId: 7, username: 'anna', isEmailVerified: true, isAdmin: false };
  await admin.deliver(admin.envelope(UserRegistered, { ...data, createdAt: '2026-11-01T08:00:00.000Z' }));
});
afterAll(() => admin.app.stop());

const as = (isAdmin: boolean) => ({ ...user(1), isAdmin }) as ReturnType<typeof user>;
const contextBy = (isAdmin: boolean) =>
  contextOf(admin.app)({ actor: as(isAdmin), client: localClient, requestId: 'request-1' });
const published = async (name: string) => (await admin.app.rows('outbox', { name })).map(({ data }) => data);

describe('downloads and views of an administrator', () => {
  it('are logged for a list as a file, and not for a person without the right', async () => {
    await usersFile(contextBy(true));
    await activitiesFile(contextBy(true), {});
    await expect(usersFile(contextBy(false))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stale = contextOf(admin.app)({
      actor: { ...as(true), provedAt: 0 },
      client: localClient,
      requestId: 'request-1',
    });
    for (const take of [usersFile(stale), activitiesFile(stale, {})])
      await expect(take).rejects.toMatchObject({ code: 'FORBIDDEN', details: { reason: 'proof' } });
    expect(await published('list.exported')).toEqual([
      { userId: 1, list: 'users' },
      { userId: 1, list: 'activities' },
    ]);
  });

  it('are logged for an account’s systems, and not for the account alone', async () => {
    await admin.ask('{ adminUser(id: 7) { username } }');
    expect(await published('systems.viewed')).toEqual([]);
    await admin.ask('{ adminUser(id: 7) { systems { name } } }');
    expect(await published('systems.viewed')).toEqual([{ userId: 7 }]);
  });
});

describe('an administrator', () => {
  it('does not show names of systems unless requested', async () => {
    const system = describedSystem({ id: 3, name: 'Secret project', jurisdiction: 'EU' });
    await admin.deliver(admin.envelope(SystemCreated, { userId: 7, organisationId: 7, version: 1, system }));
    const seen = async (args: string) => root(admin.ask(`{ adminUser(id: 7) { systems${args} { id name } } }`));
    expect(await seen('')).toEqual({ systems: [{ id: '3', name: 'AI system 3' }] });
    expect(await published('organisation.acted')).toEqual([]);
    expect(await seen('(names: true)')).toEqual({ systems: [{ id: '3', name: 'Secret project' }] });
    // The organisation's own log shows that.
    expect(await published('organisation.acted')).toEqual([
      { organisationId: 7, userId: 1, act: 'systemsViewed', subject: '' },
    ]);
  });

  it('shows organisations with people, plan and usage, one page at a time', async () => {
    const changed = {
      userId: 7,
      organisationId: 7,
      version: 1,
      plan: 'starter',
      status: 'active',
      endsAt: null,
    } as const;
    await admin.deliver(admin.envelope(SubscriptionChanged, changed));
    const colleague = {
      organisationId: 7,
      version: 1,
      email: 'b@example.com',
      fullName: null,
      companyName: null,
      jurisdiction: 'EU',
    } as const;
    const named = { userId: 8, username: 'berta', isEmailVerified: true, isAdmin: false, status: 'suspended' } as const;
    await admin.deliver(
      admin.envelope(UserRegistered, { ...colleague, ...named, createdAt: '2026-11-02T08:00:00.000Z' }),
    );
    const FIELDS = 'id name people isActive plan systemCount assessmentCount';
    const page = await root(admin.ask(`{ adminOrganisations { organisations { ${FIELDS} } next } }`));
    const usage = { systemCount: 1, assessmentCount: 0 };
    const ours = { id: '7', name: 'anna', people: 2, isActive: true, plan: 'starter', ...usage };
    expect(page).toEqual({ organisations: [ours], next: null });
    expect(await root(admin.ask('{ adminUsers { users { username plan } } }'))).toEqual({
      users: [
        { username: 'anna', plan: 'starter' },
        { username: 'berta', plan: 'starter' },
      ],
    });
    expect((await admin.execute(user(7), '{ adminOrganisations { next } }')).errors).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
  });

  it('sees the class under the AI Act next to the risk level of a system', async () => {
    const [completed] = openHistory().events.filter(({ name }) => name === AssessmentCompleted.name);
    const { system, result, ...rest } = AssessmentCompleted.data.parse(completed?.data);
    const data = { ...rest, assessmentId: 4, userId: 7, organisationId: 7, system: { ...system, id: 3 }, result };
    await admin.deliver(admin.envelope(AssessmentCompleted, data));
    const { riskLevel } = result;
    expect(await root(admin.ask('{ adminUser(id: 7) { systems { riskLevel class } } }'))).toEqual({
      systems: [{ riskLevel, class: expect.stringMatching(/^[A-Z]/) }],
    });
  });

  it('shows a former member’s systems with the successor, and nothing of a deleted organisation', async () => {
    await admin.deliver(admin.envelope(MembershipEnded, { organisationId: 7, userId: 7, heirId: 8, version: 2 }));
    await admin.deliver(admin.envelope(UserDeleted, { userId: 7 }));
    const late = { assessmentId: 4, aiSystemId: 3, jurisdiction: 'EU', bankVersion: 'eu-2026-11-27' } as const;
    await admin.deliver(admin.envelope(AssessmentStarted, { userId: 7, organisationId: 7, ...late }));
    for (const name of ['systems', 'assessments'])
      expect(await admin.app.rows(name)).toMatchObject([{ userId: 8, organisationId: 7 }]);
    await admin.deliver(admin.envelope(OrganisationDeleted, { organisationId: 7, userId: 8 }));
    expect(await admin.app.rows('systems')).toEqual([]);
    expect(await admin.app.rows('organisations')).toEqual([]);
  });
});
