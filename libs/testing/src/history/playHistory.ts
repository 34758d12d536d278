import type { ServiceName } from '@aicp/contracts/serviceNames';
import { ask, type Client, Refusal, register, signIn, visit } from '@aicp/dev-stack/demo/client';
import { gather, tokenIn } from '@aicp/dev-stack/demo/people';
import type { Stack } from '@aicp/dev-stack/startStack';
import { answersTo } from '../answersTo.ts';
import { askSupplier } from './askSupplier.ts';
import { shop } from './buy.ts';
import {
  addSystem,
  answer,
  assess,
  complete,
  giveEvidence,
  POOR,
  retryUntilReceived,
  reviewReport,
  workOnActions,
  writeDocument,
} from './work.ts';

type Id = { id: number };

/** A question of the UK bank that every set of answers includes. */
const [QUESTION = ''] = answersTo('UK')[3] ?? [];
const PASSWORD = 'a long enough password';
const NEW_PASSWORD = 'another long enough password';
const personOf = (username: string) => ({ username, email: `${username}@example.com`, password: PASSWORD });

/** Everything created by `grow`, for `part` to delete. */
type Grown = Awaited<ReturnType<typeof grow>>;

/** Two organisations with members, systems, reports, files, documents, links and plans; everything is changed at least twice. */
export async function grow(url: string, stack: Stack, adminPassword: string) {
  const mailbox = stack.inbox();
  const payments = shop(url, stack);
  const admin = await signIn(url, { username: 'admin', password: adminPassword });
  const owner = await register(url, { ...personOf('anna'), companyName: 'Northwind Lending' } as never);
  const team = await gather(url, owner, mailbox, 'north', PASSWORD);
  const { manager, contributor, approver } = team;
  const other = await register(url, { ...personOf('boris'), companyName: 'Southwind Insurance' } as never);

  await owner.call('PATCH', '/api/organisation', { size: 'sme' });
  await owner.call('PATCH', '/api/organisation', { name: 'Northwind', reassessMonths: 12 });
  for (const label of ['Tier', 'Cost centre'])
    await owner.call('POST', '/api/organisation/fields', { label, kind: 'text' });
  for (const value of ['none', 'partial'])
    await owner.call('PATCH', '/api/organisation/duties', { id: 'uk-c4', jurisdiction: 'UK', answer: value });
  const policy = { title: 'AI policy', text: 'We list every AI system.', duties: ['uk-a3'] };
  const { id: policyId } = await owner.call<Id>('POST', '/api/organisation/policies', policy);
  await manager.call('POST', `/api/organisation/policies/${policyId}/approval`, { number: 1 });
  await contributor.call('POST', `/api/organisation/policies/${policyId}/receipts`, { number: 1 });
  const review = {
    kind: 'managementReview',
    title: 'Yearly review',
    heldOn: '2026-11-20',
    decisions: 'Train everyone.',
  };
  const { id: recordId } = await owner.call<Id>('POST', '/api/organisation/records', review);
  await owner.call('PATCH', `/api/organisation/records/${recordId}`, { decisions: 'Train everyone by March.' });
  await owner.call('PATCH', '/api/user', { jurisdiction: 'UK' });
  await owner.call('POST', '/api/calendar');
  await other.call('PATCH', '/api/user', { companyName: 'Southwind', jurisdiction: 'UK' });
  await payments.subscribe(owner, 'starter');

  const kept = await addSystem(manager, 'Credit scoring', 'EU');
  const gone = await addSystem(contributor, 'Credit scoring in the UK', 'UK');
  const deleted = await addSystem(contributor, 'Chat', 'UK');
  const theirs = await addSystem(other, 'Claims', 'UK');

  const scoring = await assess(manager, kept, 'EU');
  const reports: number[] = [];
  for (const [by, system, which] of [
    [contributor, gone, POOR],
    [contributor, gone, { 'uk2-f-pub': 'yes' }],
    [contributor, deleted, POOR],
    [other, theirs, POOR],
  ] as const) {
    const report = await assess(by, system, 'UK', which);
    await giveEvidence(by, by === other ? other : manager, report, QUESTION);
    if (which === POOR && by === contributor) await workOnActions(manager, approver, system);
    reports.push(report);
  }
  const [, second = 0, chat = 0, claims = 0] = reports;
  await payments.buyAndReturn(other, claims);
  await payments.buyAndReturn(owner, second);
  await payments.change(owner, 'enterprise');
  await payments.until(owner, 'enterprise');
  await payments.subscribe(other, 'professional');
  const discarded = await answer(contributor, deleted, 'UK');
  await contributor.call('DELETE', `/api/assessments/${discarded}`);
  const open = await answer(contributor, gone, 'UK', POOR);
  await giveEvidence(manager, manager, scoring, 'qms-1');
  const tick = 'mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { complete } }';
  for (const done of [['qms-1'], ['qms-1', 'qms-2'], ['qms-2']])
    await ask(manager, tick, { input: { assessmentId: String(scoring), complete: done } });
  for (const id of [second, chat]) {
    await writeDocument(contributor, approver, id);
    await reviewReport(contributor, approver, id);
    await contributor.call('POST', `/api/assessments/${id}/audit-bundle`);
  }

  const links = await makeLinks(url, owner, { report: second, chat, unknown: open });
  await askSupplier(url, owner, gone, second);
  const unanswered = await askSupplier(url, owner, deleted, null);
  await administer(url, admin, other);
  await payments.until(owner, 'enterprise');
  return { team, other, payments, mailbox, kept, gone, deleted, open, links, claims, unanswered };
}

/** Creates a link to a report, and an audit room that is updated. */
async function makeLinks(url: string, by: Client, of: { report: number; chat: number; unknown: number }) {
  const link = { kind: 'report', expiresInDays: 30 };
  const report = await by.call<Id & { url: string }>('POST', '/api/links', { ...link, things: [of.report] });
  await visit(url, report);
  const both = await by.call<Id>('POST', '/api/links', { ...link, things: [of.report, of.chat] });
  // Identity does not know the missing report and requests it.
  await by.call('POST', '/api/links', { ...link, things: [of.unknown] }).catch(refused);
  const prepare = 'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }';
  const reports = [{ report: String(of.chat) }, { report: String(of.report) }];
  const { id: before } = await ask<{ id: string }>(by, prepare, { input: { reports } });
  const room = await by.call<Id>('POST', '/api/links', {
    ...link,
    kind: 'room',
    things: [of.chat, of.report],
    room: before,
  });
  const renew = 'mutation ($input: RenewRoomInput!) { renewRoom(input: $input) { id } }';
  const renewed = { room: before, reports: reports.map(one => one.report) };
  const { id: after } = await ask<{ id: string }>(by, renew, { input: renewed });
  const show = 'mutation ($input: RenewLinkInput!) { renewLink(input: $input) { id } }';
  await ask(by, show, { input: { id: String(room.id), room: after } });
  return { both: both.id, room: room.id };
}

/** Runs the administrator's actions on an account and on the product. */
async function administer(url: string, admin: Client, { id, username }: Client): Promise<void> {
  await admin.call('GET', '/api/admin/users.csv');
  await ask(admin, 'query ($id: ID!) { adminUser(id: $id) { systems { id } } }', { id: String(id) });
  for (const days of [3_650, null])
    await ask(admin, 'mutation ($days: Int) { setActivityRetention(days: $days) { __typename } }', { days });
  // In the other payment mode, organisations have no plan.
  for (const sandboxMode of [false, true]) await admin.call('POST', '/api/admin/payment-settings', { sandboxMode });
  await admin.call('POST', `/api/admin/users/${id}/verify`);
  await admin.call('POST', `/api/admin/users/${id}/suspend`);
  await admin.call('POST', `/api/admin/users/${id}/activate`);
  await signIn(url, { username, password: PASSWORD });
}

const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};

/** Operator commands on a running product. */
export type Operators = {
  /** Rebuilds admin's lists. */
  rebuild(): Promise<void>;
  /** Deletes one row of a service, which then requests it again. */
  lose(service: ServiceName, collection: string, id: number): Promise<void>;
};

/**
 * Members leave and come back, records are merged, plans end, and systems are archived. One system is erased, and an organisation and
 * accounts are deleted.
 */
export async function part(url: string, grown: Grown, { rebuild, lose }: Operators): Promise<void> {
  const { team, other: boris, payments, kept, gone, deleted, open, links } = grown;
  const { owner, manager, contributor, approver, reader } = team;
  const other = await signIn(url, { username: boris.username, password: PASSWORD });
  await changePassword(contributor);
  for (let times = 0; times < 2; times++) await signIn(url, { username: contributor.username, password: NEW_PASSWORD });
  await lose('identity', 'known_reports', grown.claims);
  await other.call('POST', '/api/links', { kind: 'report', things: [grown.claims], expiresInDays: 30 });
  await owner.call('DELETE', `/api/links/${grown.unanswered}`);
  await owner.call('PATCH', '/api/organisation', { onlyApproved: true });
  await complete(contributor, open);

  // This member leaves permanently; their successor then leaves, too.
  await owner.call('PATCH', `/api/organisation/members/${manager.id}`, { role: 'owner' });
  await owner.call('DELETE', `/api/organisation/members/${contributor.id}`);
  await owner.call('PATCH', `/api/organisation/members/${approver.id}`, { role: 'owner' });
  await manager.call('POST', '/api/organisation/leave');
  // This member leaves and comes back.
  await owner.call('DELETE', `/api/organisation/members/${reader.id}`);
  const back = await signIn(url, { username: reader.username, password: PASSWORD });
  const { email } = personOf(back.username);
  await owner.call('POST', '/api/organisation/invitations', { email, role: 'reader' });
  const accept = async () => ({ token: await tokenIn(grown.mailbox ?? '', email, /invitation/) });
  await retryUntilReceived(async () => back.call('POST', '/api/invitations/accept', await accept()));
  await owner.call('PATCH', `/api/organisation/members/${reader.id}`, { role: 'contributor' });

  await owner.call('POST', `/api/systems/${kept}/join`, { other: gone });
  await assess(owner, kept, 'UK', POOR);
  await owner.call('PATCH', `/api/systems/${kept}`, { name: 'Scoring' });
  await owner.call('DELETE', `/api/links/${links.room}`);
  for (let times = 0; times < 2; times++) {
    await owner.call('DELETE', `/api/systems/${kept}?heldUntil=2098-01-01`);
    await owner.call('PATCH', `/api/systems/${kept}/hold`, { heldUntil: '2098-12-31' });
    await owner.call('POST', `/api/systems/${kept}/restore`);
  }
  await owner.call('DELETE', `/api/systems/${deleted}`);
  await owner.call('POST', `/api/systems/${deleted}/erase`, { reason: 'Entered by mistake' });

  await payments.change(owner, 'starter');
  await payments.pass(32);
  await owner.call('POST', '/api/subscription/cancel');
  await payments.pass(32);
  await payments.until(owner, 'free');

  await rebuild();
  await other.call('DELETE', '/api/user', { password: PASSWORD });
  await back.call('DELETE', '/api/user', { password: PASSWORD });
}

async function changePassword({ call }: Client): Promise<void> {
  await call('POST', '/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
}
