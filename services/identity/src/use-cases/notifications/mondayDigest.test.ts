import { setTimeout } from 'node:timers/promises';
import { type DueThing, type WeekPart, weekOf } from '@aicp/contracts/emails/digest';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openIdentityWithMail, PASSWORD } from '../../../testing/openIdentityWithMail.ts';
import { handlers } from '../../handlers/index.ts';
import { notify } from './notify.ts';
import { recordWeekPart } from './recordWeekPart.ts';
import { sendDigests } from './sendDigests.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const MUTE = 'mutation ($kinds: [EmailKind!]!) { muteEmails(kinds: $kinds) { mutedEmails } }';
// Today: the database itself removes old rows.
const { monday: MONDAY, before } = weekOf(new Date().toISOString().slice(0, 10));

let identity: Awaited<ReturnType<typeof openIdentityWithMail>>;
beforeAll(async () => {
  identity = await openIdentityWithMail();
});
afterAll(() => identity.stop());

const inWords = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
type Person = Awaited<ReturnType<typeof identity.registered>>;
const ctx = () => ({ ...context(identity.app, 'request-1'), now: () => new Date(`${MONDAY}T06:00:00Z`) });
const tell = ({ actor: { userId, organisationId } }: Person, part: Partial<WeekPart>) =>
  recordWeekPart(ctx(), {
    ...{ userId, organisationId, week: MONDAY, part: 'actions', overdue: 0, due: 0, moved: 0, first: [] },
    ...part,
  });

async function verified(name: string): Promise<Person> {
  const person = await identity.registered(name);
  await identity.execute(guest, VERIFY, { token: tokenIn(person.welcome) });
  return person;
}

/** Waits until every ordered email has been processed. */
async function settled(): Promise<void> {
  await pollUntil(async () => (await identity.app.rows('outbox')).length === 0 || null);
  await setTimeout(500);
}
const mailsTo = (person: Person) =>
  identity.box.mails.filter(({ to }) => to.some(({ address }) => address === person.email));

describe('the Monday digest', () => {
  it('lists what is overdue and due, what changed and what is unread, with the switch to turn it off', async () => {
    const anna = await verified('anna');
    const boris = await verified('boris');
    await tell(anna, { overdue: 1, due: 3, moved: 2 });
    // Repeated, as after a restart.
    const named = (title: string, day: string, kind: DueThing['kind'] = null) => ({ title, day, kind, systemId: 5 });
    const actions = [named('Ask the board', before), named(`Keep <b>${'a'.repeat(200)}`, MONDAY)];
    await tell(anna, { overdue: 2, due: 3, moved: 2, first: actions });
    await tell(anna, { part: 'evidence', due: 1 });
    await tell(anna, { part: 'systems', due: 1, first: [named('CV screening', MONDAY, 'lawDays')] });
    const { userId, organisationId } = anna.actor;
    for (let at = 1; at <= 4; at++)
      await notify(
        { ...ctx(), now: () => new Date(`${before}T10:00:00Z`) },
        { userId, organisationId, by: boris.actor.userId, what: 'mentioned', actionId: at },
        { id: `order-${at}` },
      );
    await sendDigests(ctx());
    const { text } = await identity.box.take(anna.email, 'Your week: 5 due, 2 overdue');
    expect(text).toContain('anna');
    expect(text).toContain(
      [
        '2 of your actions are overdue.',
        '3 of your actions are due this week.',
        `– ${inWords(before)}: Ask the board`,
        `– ${inWords(MONDAY)}: Keep <b>${'a'.repeat(111)}…`,
        '– and 3 more',
        'Last week, 2 of your actions were done, accepted or closed.',
        '1 of your evidence files expires this week.',
        '1 date for your AI systems falls this week: a legal date, a reassessment or a review.',
        `– ${inWords(MONDAY)}: a legal date, CV screening`,
        'You have not read 4 notifications:',
        ...Array.from({ length: 3 }, () => '– boris mentioned you in a comment.'),
        '– 1 more.',
      ].join('\n'),
    );
    expect(text).toContain('https://example.com/deadlines');
    expect(text).toContain(`Monday, ${inWords(MONDAY)} (UTC)`);
    expect(text).toContain('https://example.com/account#emails');
    await sendDigests(ctx());
    await settled();
    expect(mailsTo(anna)).toEqual([]);
    expect(mailsTo(boris)).toEqual([]);
  });

  it('is not sent while it is switched off, or for an organisation without membership', async () => {
    const clara = await verified('clara');
    await root(identity.execute(clara.actor, MUTE, { kinds: ['digest'] }));
    await tell(clara, { due: 1 });
    const dora = await verified('dora');
    await tell(dora, { due: 1, organisationId: clara.actor.organisationId });
    await sendDigests(ctx());
    await settled();
    expect(mailsTo(clara)).toEqual([]);
    expect(mailsTo(dora)).toEqual([]);
  });

  it('mentions nothing of a deleted system, in either order of events', async () => {
    const fred = await verified('fred');
    const { organisationId, userId } = fred.actor;
    const named = (systemId: number) => ({ title: `Action ${systemId}`, day: MONDAY, kind: null, systemId });
    const gone = (systemId: number) =>
      deliverTo(handlers, SystemDeleted, ctx(), { userId, organisationId, version: 1, systemId });
    await gone(70);
    await tell(fred, { due: 3, first: [named(70), named(71), named(72)] });
    await gone(71);
    await sendDigests(ctx());
    const { text } = await identity.box.take(fred.email, 'Your week: 3 due, 0 overdue');
    expect(text).not.toMatch(/Action 7[01]/);
    expect(text).toContain(`– ${inWords(MONDAY)}: Action 72\n– and 2 more`);
  });

  it('leaves no trace when the account is deleted', async () => {
    const emil = await verified('emil');
    const userId = emil.id;
    await tell(emil, { due: 1 });
    await sendDigests(ctx());
    await identity.box.take(emil.email, 'Your week: 1 due, 0 overdue');
    const kept = async () => [
      (await identity.app.rows('week_parts', { userId })).length,
      (await identity.app.rows('digests', { userId })).length,
    ];
    expect(await kept()).toEqual([1, 1]);
    await root(
      identity.execute(emil.actor, 'mutation ($password: String!) { deleteAccount(password: $password) { message } }', {
        password: PASSWORD,
      }),
    );
    expect(await kept()).toEqual([0, 0]);
  });
});
