import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { deliverTo } from '@aicp/testing/deliverTo';
import { root } from '@aicp/testing/executor';
import { afterAll, describe, expect, it } from '@jest/globals';
import { linksForTest } from '../../testing/linksForTest.ts';
import { handlers } from '../handlers/index.ts';
import { recordOpening } from '../store/linkOpenings.ts';

const RENEW = 'mutation ($input: RenewLinkInput!) { renewLink(input: $input) { id } }';
const { app, clock, execute, worker, filed, owner, reported, share, opened, grant } = await linksForTest();
afterAll(() => app.stop());

describe('a link', () => {
  it('queries reporting for unknown reports: the organisation’s own are found, approvals included; others are refused at once', async () => {
    const { actor, systemId } = await owner('jana');
    const { organisationId } = actor;
    await root(execute(actor, 'mutation { updateOrganisation(input: { onlyApproved: true }) { id } }'));
    const [approved, other] = [900_001, 900_002];
    filed.set(approved, { organisationId, systemId, isApproved: true });
    filed.set(other, { organisationId: organisationId + 1, systemId: systemId + 1, isApproved: true });
    const { secret } = await share(actor, approved);
    expect((await grant((await opened(secret)).pass))?.scope).toMatchObject({ reports: [approved] });
    const began = Date.now();
    await expect(share(actor, other)).rejects.toThrow(/^NOT_FOUND/);
    expect(Date.now() - began).toBeLessThan(1_500);
  });

  it('shows the latest report on request, at the same address', async () => {
    const { actor, reportId, systemId } = await owner('kira');
    const { id, secret } = await share(actor, reportId);
    const newerId = await reported(actor, { systemId, day: '2026-11-24' });
    const { pass } = await opened(secret);
    const renew = (of: typeof actor) => execute(of, RENEW, { input: { id } });
    expect((await renew((await owner('lars')).actor)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await grant(pass))?.scope).toMatchObject({ reports: [reportId] });
    await root(renew(actor));
    expect((await grant(pass))?.scope).toMatchObject({ reports: [newerId] });
    await opened(secret);
    const acts = await app.rows('outbox', { name: 'organisation.acted', 'data.linkId': Number(id) });
    expect(acts.map(({ data }) => (data as { act: string }).act)).toEqual(['linkMade', 'linkRenewed']);
  });

  it('records what was opened, on which day and how often, for its own organisation only', async () => {
    const { actor, reportId } = await owner('mona');
    const { id } = await share(actor, reportId);
    const use = {
      organisationId: actor.organisationId,
      link: Number(id),
      thing: 'report',
      id: String(reportId),
    } as const;
    for (const format of ['json', 'json', 'pdf']) await recordOpening({ ...use, format }, clock.now);
    const query = 'query ($id: ID!) { linkOpenings(id: $id) { day thing thingId format times } }';
    const day = clock.now.toISOString().slice(0, 10);
    const openings = await root<object[]>(execute(actor, query, { id }));
    expect(openings).toHaveLength(2);
    expect(openings).toEqual(
      expect.arrayContaining([
        { day, thing: 'report', thingId: String(reportId), format: 'json', times: 2 },
        { day, thing: 'report', thingId: String(reportId), format: 'pdf', times: 1 },
      ]),
    );
    expect((await execute((await owner('nils')).actor, query, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await root(execute(actor, 'mutation ($id: ID!) { revokeLink(id: $id) { id } }', { id }));
    expect(await app.rows('link_openings', { link: Number(id) })).toEqual([]);
  });

  it('to an audit room needs a captured room, stays when its systems are deleted, and notifies documents when it ends', async () => {
    const { actor, reportId, systemId } = await owner('olga');
    await expect(share(actor, reportId, { kind: 'room' })).rejects.toThrow(/^INVALID: .*prepare the audit room/);
    await expect(share(actor, reportId, { room: '7' })).rejects.toThrow(/^INVALID/);
    const { id, secret } = await share(actor, reportId, { kind: 'room', room: '7' });
    const { pass } = await opened(secret);
    expect((await grant(pass))?.scope).toEqual({ kind: 'room', reports: [reportId], room: 7 });
    const { organisationId, userId } = actor;
    await deliverTo(handlers, SystemDeleted, worker(), { userId, organisationId, version: 1, systemId });
    expect((await grant(pass))?.scope).toEqual({ kind: 'room', reports: [], room: 7 });
    await root(execute(actor, 'mutation ($id: ID!) { revokeLink(id: $id) { id } }', { id }));
    expect(await app.rows('outbox', { name: 'room.closed', 'data.organisationId': organisationId })).toMatchObject([
      { data: { room: 7 } },
    ]);
  });
});
