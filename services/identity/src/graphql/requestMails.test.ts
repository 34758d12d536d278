import { SystemCreated } from '@aicp/contracts/events/assessmentEvents';
import { RequestPrepared, RequestSent } from '@aicp/contracts/events/requestEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { guest, root, user } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openIdentityWithMail } from '../../testing/openIdentityWithMail.ts';
import { handlers } from '../handlers/index.ts';
import { upsertMembership } from '../store/memberships.ts';
import { remindSuppliers } from '../use-cases/links/remindSupplier.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const CREATE = 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { url link { id email } } }';
const OPEN = 'mutation ($input: OpenLinkInput!) { openLink(input: $input) { kind system } }';
const REMIND = 'mutation ($id: ID!) { remindSupplier(id: $id) { id remindedAt } }';
const DAY_MS = 24 * 3600 * 1000;

type Identity = Awaited<ReturnType<typeof openIdentityWithMail>>;
let identity: Identity;
beforeAll(async () => {
  identity = await openIdentityWithMail();
});
afterAll(() => identity.stop());

const secretIn = (text: string) => /\/s#([\w-]{43})/.exec(text)?.[1] ?? '';
const mailsTo = (address: string) => identity.box.mails.filter(({ to }) => to[0]?.address === address);

async function officer(username: string): Promise<UserActor & { email: string }> {
  const { id, actor, email, welcome } = await identity.registered(username);
  await root(identity.execute(guest, VERIFY, { token: tokenIn(welcome) }));
  return { ...user(id, 'owner', actor.organisationId), email };
}

/** Sends a supplier request by email, and lets systems-assessment confirm the system twice. */
async function createRequest(actor: UserActor, systemId: number, email: string) {
  const { app, execute, worker } = identity;
  const input = { kind: 'request', things: [String(systemId)], expiresInDays: 14, label: 'Acme', email };
  const answer = execute(actor, CREATE, { input });
  const link = await pollUntil(async () => (await app.rows('links', { systemId }))[0]);
  const linkId = Number(link?._id);
  const { userId, organisationId } = actor;
  const prepared = { userId, organisationId, linkId, system: { id: systemId, name: 'CV screen' }, questions: 3 };
  for (const _ of [1, 2]) await deliverTo(handlers, RequestPrepared, worker(), prepared);
  await root(answer);
  return { linkId, sent: { userId, organisationId, linkId, systemId, answers: 2 } };
}

const remindAt = async (at: Date) => remindSuppliers({ ...identity.worker(), now: () => at });

describe('a supplier request sent by email', () => {
  it('reaches the supplier once, with its own link that is stored as a digest', async () => {
    const { app, box, execute } = identity;
    const { linkId } = await createRequest(await officer('vera'), 61, 'Desk@Acme.example');
    const { text, subject } = await box.take('desk@acme.example', 'asks you');
    expect(subject).toBe('vera asks you about an AI system');
    const secret = secretIn(text);
    expect(await root(execute(guest, OPEN, { input: { secret } }))).toEqual({ kind: 'request', system: 'CV screen' });
    expect(JSON.stringify(await app.rows('links', { _id: linkId }))).not.toContain(secret);
    expect(JSON.stringify(await app.rows('mails', {}))).not.toContain('acme.example');
    expect(mailsTo('desk@acme.example')).toEqual([]);
  });

  it('needs a verified address of its sender, and is not for other kinds of link', async () => {
    const { id, actor } = await identity.registered('walt');
    const input = { kind: 'request', things: ['62'], expiresInDays: 14, email: 'desk@acme.example' };
    const unverified = await identity.execute(user(id, 'owner', actor.organisationId), CREATE, { input });
    expect(unverified.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const report = await identity.execute(await officer('xena'), CREATE, { input: { ...input, kind: 'report' } });
    expect(report.errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('is repeated by the officer at most once a day, and automatically once before it expires; the first link stays valid', async () => {
    const { box, execute } = identity;
    const actor = await officer('yara');
    const { linkId } = await createRequest(actor, 63, 'yes@acme.example');
    const first = secretIn((await box.take('yes@acme.example', 'asks you')).text);
    const remind = () => execute(actor, REMIND, { id: String(linkId) });
    await root(remind());
    const second = secretIn((await box.take('yes@acme.example', 'Reminder')).text);
    expect((await remind()).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await execute(await officer('zita'), REMIND, { id: String(linkId) })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    const ending = new Date(Date.now() + 12 * DAY_MS);
    await Promise.all([remindAt(ending), remindAt(ending)]);
    await remindAt(new Date(ending.getTime() + 3600_000));
    const third = secretIn((await box.take('yes@acme.example', 'Reminder')).text);
    expect(new Set([first, second, third]).size).toBe(3);
    for (const secret of [first, second, third])
      expect((await execute(guest, OPEN, { input: { secret } })).errors).toEqual([]);
    await identity.registered('afterwards6');
    expect(mailsTo('yes@acme.example')).toEqual([]);
  });

  it('is not repeated after the supplier’s answer, of which its creator is notified by one email', async () => {
    const { app, box, execute, worker } = identity;
    const actor = await officer('abel');
    const { linkId, sent } = await createRequest(actor, 64, 'no@acme.example');
    await box.take('no@acme.example', 'asks you');
    const at = new Date().toISOString();
    for (const sentAt of [at, at, new Date(Date.parse(at) - 1000).toISOString()])
      await deliverTo(handlers, RequestSent, worker(), { ...sent, sentAt });
    const { text } = await box.take(actor.email, 'Acme has answered');
    expect(text).toContain('/systems/64/supplier');
    expect((await execute(actor, REMIND, { id: String(linkId) })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await remindAt(new Date(Date.now() + 12 * DAY_MS));
    await identity.registered('afterwards7');
    expect([...mailsTo('no@acme.example'), ...mailsTo(actor.email)]).toEqual([]);
    expect(await app.rows('notifications', { what: 'supplierAnswered', linkId })).toHaveLength(1);
  });

  it('also notifies the owner of the system, who can switch the email off', async () => {
    const { app, box, worker } = identity;
    const asker = await officer('doro');
    const { organisationId } = asker;
    const [first, second] = [await officer('eike'), await officer('fenn')];
    await worker().transaction(async tx => {
      const since = { organisationId, role: 'contributor', since: new Date(), broughtBy: null } as const;
      for (const { userId } of [first, second]) await upsertMembership(tx, { ...since, userId });
    });
    await root(identity.execute(second, 'mutation { muteEmails(kinds: [suppliers]) { id } }'));
    for (const [systemId, owner] of [
      [66, first],
      [67, second],
    ] as const) {
      const system = { ...describedSystem({ id: systemId, name: 'Screening 2' }), ownerId: owner.userId };
      await deliverTo(handlers, SystemCreated, worker(), { userId: 1, organisationId, version: 1, system });
      const { sent, linkId } = await createRequest(asker, systemId, `desk${systemId}@acme.example`);
      const sentAt = new Date().toISOString();
      for (const _ of [1, 2])
        await deliverTo(handlers, RequestSent, worker(), { ...sent, ownerId: owner.userId, sentAt });
      await box.take(asker.email, 'Acme has answered your questions about Screening 2');
      const told = await pollUntil(async () => {
        const rows = await app.rows('notifications', { what: 'supplierAnswered', linkId });
        return rows.length === 2 ? rows : null;
      });
      expect((told ?? []).map(({ userId }) => userId).sort()).toEqual([asker.userId, owner.userId].sort());
    }
    const { text } = await box.take(first.email, 'Acme has answered the questions about Screening 2');
    expect(text).toContain('doro’s link');
    expect(mailsTo(second.email)).toEqual([]);
  });

  it('leaves no trace of the address of a deleted account', async () => {
    const { linkId } = await createRequest(await officer('bert'), 65, 'carl@example.com');
    await identity.box.take('carl@example.com', 'asks you');
    const carl = await officer('carl');
    await root(identity.execute(carl, 'mutation { deleteAccount(password: "correct horse") { message } }'));
    expect(await identity.app.rows('links', { _id: linkId })).toMatchObject([{ email: null }]);
  });
});
