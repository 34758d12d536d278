import { SystemArchived, SystemDeleted, SystemsMerged } from '@aicp/contracts/events/assessmentEvents';
import { ReportReviewed } from '@aicp/contracts/events/reportEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { root } from '@aicp/testing/executor';
import { afterAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { CREATE, linksForTest } from '../../testing/linksForTest.ts';
import { handlers } from '../handlers/index.ts';
import { findUser } from '../store/users.ts';
import { eraseUser } from '../use-cases/account/eraseUser.ts';

const LIST =
  '{ links { id label uses firstUsedAt lastUsedAt hasPasscode madeBy { id } days { uses } reports { id newerId } } }';
const { app, clock, execute, worker, owner, reported, share, open, opened, grant, refusal } = await linksForTest();
afterAll(() => app.stop());

const STALE = [
  expect.objectContaining({
    code: 'NOT_FOUND',
    message: expect.stringMatching(/^This link is invalid or no longer works/),
  }),
];

describe('a link', () => {
  it('gives a recipient access to its reports, and is stored as a digest', async () => {
    const { actor, reportId } = await owner('anna');
    const { id, secret } = await share(actor, reportId, { label: 'the board' });
    const { pass } = await opened(secret);
    expect(await grant(pass)).toEqual({
      kind: 'link',
      organisationId: actor.organisationId,
      link: Number(id),
      scope: { kind: 'report', reports: [reportId] },
    });
    const [row] = await app.rows('links', { _id: Number(id) });
    expect(JSON.stringify(row)).not.toContain(secret);
    const keys = await app.redis.keys('aicp:link-pass:*');
    expect(keys.join()).not.toContain(pass);
  });

  it('shows first use, last use and count; the log records the first use without an address', async () => {
    const { actor, reportId } = await owner('bert');
    const { id, secret } = await share(actor, reportId);
    await opened(secret);
    await opened(secret);
    const [link] = await root<object[]>(execute(actor, LIST));
    expect(link).toMatchObject({
      uses: 2,
      days: [{ uses: 2 }],
      firstUsedAt: clock.now.toISOString(),
      madeBy: { id: String(actor.userId) },
    });
    const used = await app.rows('outbox', { name: 'link.used', 'data.linkId': Number(id) });
    expect(used).toMatchObject([{ origin: { userId: null, address: '', agent: '' } }]);
    expect(used).toHaveLength(1);
  });

  it('gives the same answer if it is guessed, expired or revoked, or if its creator or all owners are suspended', async () => {
    const { actor, reportId, userId } = await owner('carl');
    const [revoked, expired, sleeping] = [
      await share(actor, reportId),
      await share(actor, reportId, { expiresInDays: 1 }),
      await share(actor, reportId, { passcode: 'seven seas' }),
    ];
    const { pass } = await opened(revoked.secret);
    await root(execute(actor, 'mutation ($id: ID!) { revokeLink(id: $id) { id } }', { id: revoked.id }));
    expect(await grant(pass)).toBeNull();
    for (const tried of ['made up', revoked.secret]) expect(await refusal(tried)).toEqual(STALE);
    const before = clock.now;
    clock.now = new Date(clock.now.getTime() + 25 * 3600 * 1000);
    expect(await refusal(expired.secret)).toEqual(STALE);
    clock.now = before;
    const users = mongoose.connection.collection<{ _id: number }>('users');
    await users.updateOne({ _id: userId }, { $set: { status: 'suspended' } });
    for (const passcode of [undefined, 'seven seas', 'wrong one'])
      expect(await refusal(sleeping.secret, passcode)).toEqual(STALE);
    await users.updateOne({ _id: userId }, { $set: { status: 'active' } });
    expect(await refusal(sleeping.secret)).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await open(sleeping.secret, 'seven seas')).errors).toEqual([]);
  });

  it('compares a passcode even if the link does not exist, so that the time reveals nothing', async () => {
    const { actor, reportId } = await owner('dora');
    const { secret } = await share(actor, reportId, { passcode: 'seven seas' });
    for (const tried of ['guessed', secret]) {
      const counted: string[] = [];
      for (let tries = 0; tries < 12; tries++) counted.push(String((await refusal(tried, 'wrong'))[0]?.code));
      expect(counted.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    }
  });

  it('is not created while its system is archived', async () => {
    const { actor, reportId, systemId } = await owner('elsa');
    const { organisationId, userId } = actor;
    const archived = { userId, organisationId, version: 2, systemId, heldUntil: null, act: 'archived' };
    await deliverTo(handlers, SystemArchived, worker(), archived);
    const input = { kind: 'report', things: [String(reportId)], expiresInDays: 7 };
    expect((await execute(actor, CREATE, { input })).errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is deleted with its system, and a late report restores nothing', async () => {
    const { actor, reportId, systemId } = await owner('emil');
    const { secret } = await share(actor, reportId);
    const { organisationId, userId } = actor;
    await deliverTo(handlers, SystemDeleted, worker(), { userId, organisationId, version: 1, systemId });
    expect(await refusal(secret)).toEqual(STALE);
    await reported(actor, { systemId });
    expect(await app.rows('known_reports', { organisationId })).toEqual([]);
    expect(await app.rows('links', { organisationId })).toEqual([]);
  });

  it('is deleted with a merged system, in any order of events', async () => {
    for (const [name, isFirst] of [
      ['lea', false],
      ['leo', true],
    ] as const) {
      const { actor, reportId, systemId } = await owner(name);
      const { secret } = await share(actor, reportId);
      const { organisationId, userId } = actor;
      const keptId = systemId + 500_000;
      const join = () =>
        deliverTo(handlers, SystemsMerged, worker(), { userId, organisationId, keptId, goneId: systemId });
      const remove = () =>
        deliverTo(handlers, SystemDeleted, worker(), { userId, organisationId, version: 1, systemId: keptId });
      if (!isFirst) {
        await join();
        await reported(actor, { systemId });
        expect(await app.rows('known_reports', { organisationId })).toMatchObject([
          { systemId: keptId },
          { systemId: keptId },
        ]);
        await opened(secret);
      }
      for (const hear of isFirst ? [remove, join] : [remove]) await hear();
      expect(await refusal(secret)).toEqual(STALE);
      expect(await app.rows('known_reports', { organisationId })).toEqual([]);
    }
  });

  it('is deleted with its organisation', async () => {
    const { actor, reportId, userId } = await owner('fred');
    const { secret } = await share(actor, reportId);
    const account = await findUser(userId);
    if (account) await eraseUser(worker(), account, 'handsOver');
    expect(await refusal(secret)).toEqual(STALE);
    expect(await app.rows('links', { organisationId: actor.organisationId })).toEqual([]);
  });
});

describe('creating a link', () => {
  it('needs a role with the right, recent confirmation, and a report of the organisation', async () => {
    const { actor, reportId } = await owner('gina');
    const input = { kind: 'report', things: [String(reportId)], expiresInDays: 7 };
    const tried = async (who: object, change: object = {}) =>
      (await execute({ ...actor, ...who }, CREATE, { input: { ...input, ...change } })).errors[0]?.code;
    for (const role of ['contributor', 'approver', 'reader']) expect(await tried({ role })).toBe('FORBIDDEN');
    expect(await tried({ access: 'write' })).toBe('FORBIDDEN');
    expect(await tried({ provedAt: clock.now.getTime() - 11 * 60_000 })).toBe('FORBIDDEN');
    expect(execute.extensions).toMatchObject([{ reason: 'proof' }]);
    expect(await tried({}, { things: ['999999'] })).toBe('NOT_FOUND');
    expect(await tried({ role: 'manager' })).toBeUndefined();
  });

  it('needs an approval if only approved content may leave the organisation', async () => {
    const { actor, reportId } = await owner('hugo');
    const { userId, organisationId } = actor;
    const update = 'mutation { updateOrganisation(input: { onlyApproved: true }) { id } }';
    await root(execute(actor, update));
    await expect(share(actor, reportId)).rejects.toThrow(/^CONFLICT: .*only approved/);
    const approved = { userId, organisationId, assessmentId: reportId, systemId: 3, state: 'approved' };
    await deliverTo(handlers, ReportReviewed, worker(), approved);
    await share(actor, reportId);
  });

  it('fixes what is shown; only its creator is notified of a later report', async () => {
    const { actor, reportId, systemId } = await owner('ines');
    const { secret } = await share(actor, reportId);
    const newerId = await reported(actor, { systemId, day: '2026-11-24' });
    await reported(actor, { systemId, day: '2026-11-22' });
    const { pass } = await opened(secret);
    expect((await grant(pass))?.scope).toEqual({ kind: 'report', reports: [reportId] });
    const [link] = await root<object[]>(execute(actor, LIST));
    expect(link).toMatchObject({ reports: [{ id: String(reportId), newerId: String(newerId) }] });
  });
});
