import {
  SystemArchived,
  SystemDeleted,
  SystemRestored,
  SystemsMerged,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import { RequestPrepared } from '@aicp/contracts/events/requestEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, guest, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organisationForTest } from '../../testing/organisationForTest.ts';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { contextOf, workerContextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { upsertMembership } from '../store/memberships.ts';
import { remindSuppliers } from '../use-cases/links/remindSupplier.ts';
import { resolveLinkActor } from '../use-cases/links/resolveLinkActor.ts';
import { resolvers } from './resolvers.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const CREATE = 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { url link { id system systemId } } }';
const OPEN = 'mutation ($input: OpenLinkInput!) { openLink(input: $input) { pass kind system message } }';
const LIST = 'query ($systemId: ID) { links(systemId: $systemId) { id } }';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('identity');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, contextOf(app, settings));
});
afterAll(() => app.stop());

const worker = () => workerContextOf(app, settings)({ requestId: 'request-1' });

async function owner(username: string): Promise<UserActor> {
  const input = { username, email: `${username}@example.com`, password: 'correct horse' };
  const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
  await verifyForTest(Number(id));
  return user(Number(id), 'owner', await organisationForTest(Number(id)));
}

/** Creates a supplier request, and lets systems-assessment answer that it knows the system, or does not. */
async function ask(actor: UserActor, systemId: number, name: string | null = 'CV screen', more: object = {}) {
  const input = { kind: 'request', things: [String(systemId)], expiresInDays: 30, ...more };
  const answer = execute(actor, CREATE, { input });
  const { organisationId } = actor;
  const asked = { name: 'request.made', 'data.organisationId': organisationId, 'data.systemId': systemId };
  let made: { data: { linkId: number } } | undefined;
  for (let tries = 0; !made && tries < 100; tries++) {
    made = (await app.rows('outbox', asked)).at(-1) as typeof made;
    if (!made) await new Promise(resolve => setTimeout(resolve, 20));
  }
  const linkId = made?.data.linkId ?? 0;
  const system = name === null ? null : { id: systemId, name };
  const told = { userId: actor.userId, organisationId, linkId, system, questions: 3 };
  await deliverTo(handlers, RequestPrepared, worker(), told);
  return { answer, linkId };
}
const secretIn = async (answer: Promise<object>) => {
  const { url } = await root<{ url: string }>(answer as never);
  return new URL(url).hash.slice(1);
};

describe('a supplier link', () => {
  it('is valid once its questions are fixed, and lets its holder answer about that system only', async () => {
    const actor = await owner('rita');
    const { answer, linkId } = await ask(actor, 41, 'CV screen', { label: 'Acme', message: 'By Friday, please.' });
    const secret = await secretIn(answer);
    const opened = await root<{ pass: string }>(execute(guest, OPEN, { input: { secret } }));
    expect(opened).toMatchObject({ kind: 'request', system: 'CV screen', message: 'By Friday, please.' });
    expect(await resolveLinkActor({ ...worker(), now: () => new Date() }, tokenDigest(opened.pass))).toEqual({
      kind: 'link',
      organisationId: actor.organisationId,
      link: linkId,
      scope: { kind: 'request', systemId: 41, label: 'Acme' },
    });
  });

  it('is refused for a system of another organisation, and for two systems at once', async () => {
    const actor = await owner('sven');
    const { answer } = await ask(actor, 42, null);
    expect((await answer).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await app.rows('links', { organisationId: actor.organisationId })).toEqual([]);
    const two = { kind: 'request', things: ['1', '2'], expiresInDays: 30 };
    expect((await execute(actor, CREATE, { input: two })).errors).toMatchObject([{ code: 'INVALID' }]);
  });

  it('is deleted with its system, even one merged into another', async () => {
    const actor = await owner('tina');
    const { userId, organisationId } = actor;
    await (await ask(actor, 43)).answer;
    await deliverTo(handlers, SystemsMerged, worker(), { userId, organisationId, keptId: 44, goneId: 43 });
    expect(await root<object[]>(execute(actor, LIST, { systemId: '44' }))).toHaveLength(1);
    await deliverTo(handlers, SystemDeleted, worker(), { userId, organisationId, version: 1, systemId: 44 });
    expect(await app.rows('links', { organisationId })).toEqual([]);
  });

  it('is not created for an archived system, and its supplier is not reminded', async () => {
    const actor = await owner('uwe');
    const { userId, organisationId } = actor;
    const of = { userId, organisationId, systemId: 46 };
    const { answer, linkId } = await ask(actor, 46, 'CV screen', { email: 'desk@acme.example' });
    await answer;
    const inADay = (day: number) => () => new Date(Date.now() + day * 24 * 3600 * 1000);
    const reminders = async () => {
      await remindSuppliers({ ...worker(), now: inADay(28) });
      return app.rows('outbox', { name: 'sendEmail', 'data.linkId': linkId, 'data.reminder': true });
    };
    await deliverTo(handlers, SystemArchived, worker(), { ...of, version: 2, heldUntil: null, act: 'archived' });
    expect(await reminders()).toEqual([]);
    const archived = [{ code: 'CONFLICT', message: expect.stringMatching(/^This AI system is archived/) }];
    const input = { kind: 'request', things: ['46'], expiresInDays: 30 };
    expect((await execute(actor, CREATE, { input })).errors).toMatchObject(archived);
    const remind = 'mutation ($id: ID!) { remindSupplier(id: $id) { id } }';
    expect((await execute(actor, remind, { id: String(linkId) })).errors).toMatchObject(archived);
    await deliverTo(handlers, SystemRestored, worker(), { ...of, version: 3 });
    expect(await reminders()).toHaveLength(1);
  });

  it('notifies the service that stores its answers when it is revoked', async () => {
    const actor = await owner('ulla');
    const { answer, linkId } = await ask(actor, 45);
    await answer;
    await root(execute(actor, 'mutation ($id: ID!) { revokeLink(id: $id) { id } }', { id: String(linkId) }));
    expect(await app.rows('outbox', { name: 'link.ended', 'data.linkId': linkId })).toHaveLength(1);
  });

  it('can be created, seen, reminded of and revoked by a contributor for a system they own, and no other', async () => {
    const boss = await owner('vera');
    const { organisationId } = boss;
    const { userId } = await owner('wim');
    await worker().transaction(tx =>
      upsertMembership(tx, { organisationId, userId, role: 'contributor', since: new Date(), broughtBy: boss.userId }),
    );
    const wim: UserActor = { ...user(userId, 'contributor', organisationId), provedAt: boss.provedAt };
    const about = { userId: boss.userId, organisationId, version: 1 };
    for (const [id, ownerId] of [
      [51, userId],
      [52, boss.userId],
    ] as const) {
      const system = { ...describedSystem({ id, name: 'CV screen', jurisdiction: 'EU' }), ownerId };
      await deliverTo(handlers, SystemUpdated, worker(), { ...about, system });
    }
    const input = { kind: 'request', things: ['52'], expiresInDays: 30 };
    const refused = [{ code: 'FORBIDDEN' }];
    expect((await execute(wim, CREATE, { input })).errors).toMatchObject(refused);
    expect((await execute(wim, CREATE, { input: { ...input, kind: 'report' } })).errors).toMatchObject(refused);
    const { answer, linkId } = await ask(wim, 51);
    expect(await root(answer)).toMatchObject({ link: { systemId: '51' } });
    expect(await root(execute(wim, LIST, { systemId: '51' }))).toEqual([{ id: String(linkId) }]);
    for (const systemId of ['52', undefined])
      expect((await execute(wim, LIST, { systemId })).errors).toMatchObject(refused);
    const other = await ask(boss, 52);
    await other.answer;
    const revoke = 'mutation ($id: ID!) { revokeLink(id: $id) { id } }';
    const remind = 'mutation ($id: ID!) { remindSupplier(id: $id) { id } }';
    for (const id of [String(other.linkId), '999999999']) {
      expect((await execute(wim, revoke, { id })).errors).toMatchObject(refused);
      expect((await execute(wim, remind, { id })).errors).toMatchObject(refused);
    }
    expect((await execute(wim, remind, { id: String(linkId) })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    for (const role of ['approver', 'reader'] as const)
      expect((await execute({ ...wim, role }, LIST, { systemId: '51' })).errors).toMatchObject(refused);
    expect(await root(execute(wim, revoke, { id: String(linkId) }))).toEqual([]);
  });
});
