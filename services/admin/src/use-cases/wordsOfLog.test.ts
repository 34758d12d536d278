import { ActionChanged } from '@aicp/contracts/events/actionEvents';
import {
  AssessmentCompleted,
  type AssessmentCompletedData,
  SystemCreated,
  SystemDeleted,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import { EvidenceRemovedEverywhere, EvidenceUploaded } from '@aicp/contracts/events/documentEvents';
import { OrganisationActed, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { csvText } from '@aicp/service/process/csvText';
import { describedSystem } from '@aicp/testing/describedSystem';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { openHistory } from '@aicp/testing/history/openHistory';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openAdminForTest } from '../../testing/openAdminForTest.ts';
import { contextOf } from '../context.ts';
import { recordThingName } from '../store/thingNames.ts';
import { organisationLogFile } from './readOrganisationLog.ts';

const LOG = '{ organisationLog(first: 20) { entries { action details } } }';

let admin: Awaited<ReturnType<typeof openAdminForTest>>;
beforeAll(async () => {
  admin = await openAdminForTest();
});
afterAll(() => admin.app.stop());

/** A person's work in their own organisation, on the same morning. */
function company(userId: number) {
  const organisationId = organisationOf(userId);
  const of = { userId, organisationId };
  const origin = { ...of, address: '203.0.113.7', agent: 'a browser' };
  const log = async () => {
    const query = admin.execute(user(userId), LOG);
    const { entries } = await root<{ entries: { details: string }[] }>(query);
    return entries.map(({ details }) => details);
  };
  return { of, at: (minute: number) => ({ origin, at: `2026-11-20T10:0${minute}:00.000Z` }), log };
}
const called = (name: string) => describedSystem({ id: 61, name });

describe('the log of an organisation', () => {
  it('uses the names of that time, even after a deletion, in any order of events', async () => {
    const { of, at, log } = company(60);
    const action = { actionId: 5, systemId: 61, jurisdiction: 'EU', state: 'doing', ownerId: null } as const;
    const changed = { ...of, ...action, act: 'changed', title: 'Train the team', due: '2027-03-01' } as const;
    const acted = { ...of, subject: '', linkId: 9 } as const;
    for (const told of [
      admin.envelope(SystemUpdated, { ...of, version: 2, system: called('New name') }, at(4)),
      admin.envelope(OrganisationActed, { ...acted, act: 'linkRevoked' }, at(6)),
      admin.envelope(SystemCreated, { ...of, version: 1, system: called('Old name') }, at(1)),
      admin.envelope(ActionChanged, changed, at(2)),
      admin.envelope(OrganisationActed, { ...acted, act: 'linkMade', subject: 'Dr Mabuse' }, at(3)),
      admin.envelope(SystemDeleted, { ...of, version: 3, systemId: 61 }, at(7)),
    ])
      await admin.deliver(told);
    expect((await log()).sort()).toEqual(
      [
        '“New name” was deleted with its assessments and reports.',
        'The link for “Dr Mabuse” was revoked.',
        '“New name” was updated.',
        'The link for “Dr Mabuse” was created.',
        'The action “Train the team” for “Old name” was changed: in progress, due on 1 March 2027.',
        '“Old name” was added to the AI systems.',
      ].sort(),
    );
    await admin.deliver(admin.envelope(OrganisationDeleted, of, at(8)));
    await admin.deliver(admin.envelope(SystemUpdated, { ...of, version: 2, system: called('Late') }, at(8)));
    expect(await admin.app.rows('thing_names', { organisationId: of.organisationId })).toEqual([]);
  });

  it('keeps a name that a thing got back, and ignores republished events', async () => {
    const { of, at, log } = company(62);
    const update = (minute: number, name: string) =>
      admin.envelope(SystemUpdated, { ...of, version: minute, system: called(name) }, at(minute));
    const [completed] = openHistory().events.filter(({ name }) => name === AssessmentCompleted.name);
    const restated = { ...(completed?.data as AssessmentCompletedData), ...of, system: called('Second') };
    for (const told of [
      update(3, 'First'),
      update(1, 'First'),
      update(2, 'Second'),
      admin.envelope(AssessmentCompleted, restated, { at: at(4).at, restated: 'rebuild' }),
      admin.envelope(SystemDeleted, { ...of, version: 5, systemId: 61 }, at(5)),
    ])
      await admin.deliver(told);
    expect((await log()).sort()).toEqual([
      '“First” was deleted with its assessments and reports.',
      '“First” was updated.',
      '“First” was updated.',
      '“Second” was updated.',
    ]);
  });

  it('stores the first and the latest hundred times of a name, in any order', async () => {
    const { of } = company(65);
    const times = Array.from({ length: 110 }, (_, minute) => new Date(Date.UTC(2026, 10, 20, 10, minute)));
    const shuffled = times.toSorted((one, other) => (one.getMinutes() % 7) - (other.getMinutes() % 7));
    const ctx = contextOf(admin.app)({ actor: user(65), client: localClient, requestId: 'request-1' });
    await ctx.transaction(async tx => {
      for (const time of shuffled)
        await recordThingName(tx, of.organisationId, { key: 'system-61', name: '$First' }, time);
    });
    const [row] = await admin.app.rows('thing_names', { organisationId: of.organisationId });
    expect(row?.saidAt).toEqual([times[0], ...times.slice(-99)]);
  });

  it('names a file that was deleted everywhere', async () => {
    const { of, at, log } = company(63);
    const file = { ...of, evidenceId: 4 };
    const added = { ...file, name: 'policy.pdf', assessmentId: null, replaces: null };
    await admin.deliver(admin.envelope(EvidenceUploaded, added, at(1)));
    await admin.deliver(admin.envelope(EvidenceRemovedEverywhere, file, at(2)));
    expect((await log()).sort()[1]).toBe(
      'The evidence file “policy.pdf” was deleted everywhere, including earlier reports.',
    );
  });

  it('has the reason why an archived system was erased, including in the file', async () => {
    const { of, at, log } = company(64);
    const known = {
      version: 1,
      email: 'mia@example.com',
      fullName: null,
      companyName: null,
      jurisdiction: 'EU',
    } as const;
    const state = { ...known, isEmailVerified: true, isAdmin: false, status: 'active' } as const;
    const person = { ...of, ...state, username: 'mia', createdAt: '2026-11-01T08:00:00.000Z' };
    await admin.deliver(admin.envelope(UserRegistered, person));
    const erased = { ...of, version: 2, systemId: 61, reason: 'Never went live' };
    await admin.deliver(admin.envelope(SystemDeleted, erased, at(1)));
    const words =
      'An AI system was permanently deleted with its assessments, reports, documents and evidence. Reason: “Never went live”.';
    expect(await log()).toEqual([words]);
    const ctx = contextOf(admin.app)({ actor: user(64), client: localClient, requestId: 'request-1' });
    let file = '';
    for await (const lines of await organisationLogFile(ctx, {})) file += csvText(lines);
    expect(file).toContain(words);
  });
});
