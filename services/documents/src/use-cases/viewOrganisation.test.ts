import type { RoomLogEntry } from '@aicp/contracts/events/fillRoom';
import { context } from '@aicp/service/store/context';
import { describedSystem } from '@aicp/testing/describedSystem';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { bytesOf, roomsForTest, sha256 } from '../../testing/roomsForTest.ts';
import { statedAction } from '../../testing/trailForTest.ts';
import { openRoomEvidence } from './openRoomFile.ts';
import { storeRoomLog } from './storeRoomLog.ts';
import { openOrganisation, viewSection } from './viewOrganisation.ts';
import { viewRoomByLink } from './viewRoom.ts';

const organisationId = organisationOf(1);
const of = { userId: 1, organisationId };
const PREPARE = 'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id reports { id } } }';
const SECTIONS = ['systems', 'policies', 'records', 'duties', 'log'] as const;
const DUTY = 'eu2-d-4';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let rooms: ReturnType<typeof roomsForTest>;
let assessed: { id: number; systemId: number; files: number[] };
beforeAll(async () => {
  service = await openDocumentsForTest();
  await service.plan(1, 'enterprise');
  rooms = roomsForTest(service);
  for (const userId of [1, 2])
    await service.hear('membership.changed', {
      ...{ organisationId, userId, username: `person ${userId}`, version: 2, joined: true },
      role: userId === 1 ? 'owner' : 'manager',
    });
  await service.registered(1, 'ada', { fullName: 'Ada Lovelace' });
  await service.registered(2, 'grace', { fullName: 'Grace Hopper' });
  assessed = await rooms.assessed();
  await knows(assessed.systemId, 'Credit scoring', 2);
  await knows(501, 'Not yet assessed', 1);
  await knows(502, 'Old chatbot', 3);
  await service.hear('system.archived', { ...of, version: 5, systemId: 502, heldUntil: '2036-11-28', act: 'archived' });
  await service.hear('system.factsChanged', {
    ...of,
    systemId: 501,
    version: 1,
    facts: { status: 'planned' },
    changed: ['status'],
  });
  const answeredAt = '2026-11-20T09:00:00.000Z';
  const given = { id: DUTY, answer: 'implemented', answeredBy: 2, answeredAt, reviewOn: '2027-11-20' };
  const act = { act: 'answered', dutyId: DUTY, at: answeredAt };
  await service.hear('organisationDuties.changed', { ...of, version: 1, duties: [given], ...act });
}, 60_000);
afterAll(() => service.app.stop());

const knows = (id: number, name: string, ownerId: number, version = 1) =>
  service.hear('system.updated', {
    ...of,
    version,
    system: { ...describedSystem({ id, name, jurisdiction: 'EU' }), ownerId },
  });
const graph = (query: string, variables: Record<string, unknown>, who: object = {}) =>
  root<{ id: string }>(service.execute({ ...user(1), ...who }, query, variables));

async function createRoom(organisation?: object) {
  const input = { reports: [{ report: String(assessed.id) }], organisation };
  const room = (await graph(PREPARE, { input })) as never;
  return { room: Number((room as { id: string }).id), link: rooms.byLink(room, [assessed.id]) };
}
type Link = Awaited<ReturnType<typeof createRoom>>['link'];
const section = async (link: Link, name: string, asked: object = {}) =>
  (await viewSection(link, name, asked)) as unknown as { found: number; items: Record<string, unknown>[] };
const shown = async (link: Link) => {
  const { reports: _, ...head } = await viewRoomByLink(link);
  return JSON.stringify([head, await Promise.all(SECTIONS.map(name => section(link, name)))]);
};
const policy = {
  add: 'mutation ($input: AddPolicyInput!) { addPolicy(input: $input) { id } }',
  approve: 'mutation ($id: ID!, $input: PolicyVersionInput!) { approvePolicy(id: $id, input: $input) { id } }',
  read: 'mutation ($id: ID!, $input: PolicyVersionInput!) { confirmPolicyRead(id: $id, input: $input) { id } }',
};
const colleague = { userId: 2, role: 'manager' };

describe('the organisation in an audit room', () => {
  it('shows all its systems, assessed, not assessed and archived, each with its owner and latest result', async () => {
    const { link } = await createRoom();
    const { found, items } = await section(link, 'systems');
    expect([found, items.map(({ name }) => name)]).toEqual([3, ['Credit scoring', 'Not yet assessed', 'Old chatbot']]);
    expect(items[0]).toMatchObject({
      owner: { id: 2, name: 'Grace Hopper' },
      isArchived: false,
      reports: [
        { id: assessed.id, jurisdiction: 'EU', riskLevel: 'HIGH', approvedBy: null, completedAt: expect.any(String) },
      ],
    });
    expect(items[1]).toMatchObject({ owner: { name: 'Ada Lovelace' }, status: 'Planned', reports: [] });
    expect(items[2]).toMatchObject({ owner: null, isArchived: true, heldUntil: '2036-11-28' });
    expect((await section(link, 'systems', { search: 'NOT ASSESSED' })).items.map(({ id }) => id)).toEqual([501, 502]);
  });

  it('shows approved policies, records and duties, with their people, dates and files', async () => {
    const { id: file } = await rooms.ada.upload(assessed.id, PDF, { supports: 'eu2-d-9', name: 'training.pdf' });
    const place = { systemId: null, jurisdiction: null };
    await graph('mutation ($input: LinkEvidenceInput!) { linkEvidence(input: $input) { linkId id: linkId } }', {
      input: { evidenceId: String(file), kind: 'organisation', ...place, id: DUTY },
    });
    const { id } = await graph(policy.add, {
      input: { title: 'AI policy', text: 'We list every system.', duties: [DUTY] },
    });
    await graph(policy.add, { input: { title: 'A draft', text: 'Not approved.', duties: [] } });
    await graph(policy.approve, { id, input: { number: 1 } }, colleague);
    await graph(policy.read, { id, input: { number: 1 } });
    const record = {
      kind: 'internalAudit',
      title: 'Audit',
      heldOn: '2026-11-20',
      participants: ['B. Lee'],
      decisions: 'Train.',
    };
    await graph('mutation ($input: AddManagementRecordInput!) { addManagementRecord(input: $input) { id } }', {
      input: record,
    });
    const train = { questionId: DUTY, title: 'Train staff.', ownerId: 2, dueWords: 'at once, since 2025' };
    const stated = { ...of, systemId: null, deleted: [], comments: [] };
    const said = (at: string, ...actions: object[]) => service.hear('actions.stated', { ...stated, at, actions });
    await said(
      '2026-11-21T09:00:00.000Z',
      statedAction(80, train),
      statedAction(81, { ...train, questionId: 'eu2-d-9' }),
    );
    await said('2026-11-20T09:00:00.000Z', statedAction(80, { ...train, title: 'Heard late.' }));
    const { link } = await createRoom();
    expect((await section(link, 'policies')).items).toMatchObject([
      {
        ...{ title: 'AI policy', text: 'We list every system.', version: 1, readBy: 1, members: 2 },
        ...{ writtenBy: { name: 'Ada Lovelace' }, approvedBy: { name: 'Grace Hopper' } },
      },
    ]);
    expect((await section(link, 'records')).items).toMatchObject([{ ...record, writtenBy: { name: 'Ada Lovelace' } }]);
    const duties = (await section(link, 'duties')).items;
    expect(duties.find(duty => duty.id === DUTY)).toMatchObject({
      ...{ answeredBy: { name: 'Grace Hopper' }, answeredAt: '2026-11-20T09:00:00.000Z', reviewOn: '2027-11-20' },
      action: {
        id: 80,
        title: 'Train staff.',
        owner: { name: 'Grace Hopper' },
        state: 'open',
        dueWords: train.dueWords,
      },
      ...{ proof: 'proved', policy: 'AI policy', files: [{ id: file, name: 'training.pdf', isGone: false }] },
    });
    expect(duties.filter(({ answer }) => answer === null).length).toBe(duties.length - 1);
    await said('2026-11-22T09:00:00.000Z', statedAction(80, { ...train, state: 'closed' }));
    const later = (await section((await createRoom()).link, 'duties')).items;
    expect(later.find(duty => duty.id === DUTY)).toMatchObject({ action: null });
    expect((await section(link, 'duties')).items).toEqual(duties);
  });

  it('stays unchanged, with its hash, whatever is changed, removed or erased later, except for people’s names', async () => {
    const { link } = await createRoom();
    const before = [await shown(link), (await openOrganisation(link)).bytes] as const;
    const head = (await viewRoomByLink(link)).organisation;
    expect(sha256(before[1])).toBe(head?.sha256);
    const [duty] = (await section(link, 'duties', { search: 'training.pdf' })).items as {
      files: { id: number; sha256: string }[];
    }[];
    const file = duty?.files[0];
    await knows(501, 'Renamed', 1, 9);
    const { id } = await graph(policy.add, { input: { title: 'Later', text: 'Later.', duties: [] } });
    await graph(policy.approve, { id, input: { number: 1 } }, colleague);
    const withdrawn = { act: 'withdrawn', dutyId: DUTY, at: '2026-11-21T09:00:00.000Z' };
    await service.hear('organisationDuties.changed', { ...of, version: 2, duties: [], ...withdrawn });
    await rooms.ada.remove(file?.id ?? 0);
    await service.hear('membership.ended', { organisationId, userId: 2, version: 3, heirId: 1 });
    expect([await shown(link), (await openOrganisation(link)).bytes]).toEqual(before);
    expect(sha256(await bytesOf(await openRoomEvidence(link, String(file?.id))))).toBe(file?.sha256);
    await service.hear('user.deleted', { userId: 2, organisationId, version: 4 });
    expect(await shown(link)).toBe(before[0].replaceAll('Grace Hopper', 'Former member'));
    await rooms.ada.removeEverywhere(file?.id ?? 0, 'It names a patient.');
    expect((await section(link, 'duties', { search: 'training.pdf' })).items).toMatchObject([
      { files: [{ isGone: true }] },
    ]);
  });

  it('shows what was chosen, only to the recipient of its link, and the same parts after an update', async () => {
    const { room, link } = await createRoom({ systems: false, duties: false });
    expect((await viewRoomByLink(link)).organisation).toMatchObject({ systems: 0, duties: 0, log: 0, logFrom: null });
    expect((await section(link, 'policies')).found).toBe(2);
    const renew = 'mutation ($input: RenewRoomInput!) { renewRoom(input: $input) { id } }';
    const { id } = await graph(renew, { input: { room: String(room), reports: [String(assessed.id)] } });
    const organisation =
      'query ($id: ID!) { room(id: $id) { id organisation { systems policies records duties log sha256 } } }';
    expect(await graph(organisation, { id })).toMatchObject({
      organisation: { systems: 0, policies: 2, records: 1, duties: 0 },
    });
    const EXPORT = 'query ($after: String) { exportDocuments(after: $after) { id: collection rows next } }';
    const page = (await graph(EXPORT, { after: `auditRooms:${room - 1}` })) as unknown as { rows: unknown[] };
    expect(page).toMatchObject({ id: 'auditRooms', next: `auditRooms:${room}`, rows: [{ id: room, choices: [{}] }] });
    const { items } = page.rows[0] as { items: { section: string }[] };
    expect(items.map(item => item.section).sort()).toEqual(['policies', 'policies', 'records']);
    await expect(viewSection(link, 'people', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stranger = rooms.byLink({ id: String(room) }, [assessed.id], 2);
    expect((await section(stranger, 'policies')).items).toEqual([]);
    const signedIn = service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' });
    await expect(viewSection(signedIn, 'policies', {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is complete once the whole log has arrived, in any order and more than once', async () => {
    const { room, link } = await createRoom({ logMonths: 3 });
    const [order] = (await service.app.rows('outbox', { name: 'sendRoomLog' })).filter(
      ({ data }) => data.room === room,
    );
    const { takenAt } = await viewRoomByLink(link);
    expect(order?.data).toMatchObject({ organisationId, until: takenAt?.toISOString() });
    expect(Date.parse(order?.data.until) - Date.parse(order?.data.from)).toBeGreaterThan(88 * 864e5);
    expect(await viewRoomByLink(link)).toMatchObject({ state: 'preparing', organisation: { sha256: null } });
    await expect(openOrganisation(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const entry = (seq: number, by: number | null): RoomLogEntry => ({
      ...{ seq, at: '2026-11-20T09:00:00.000Z', action: 'membership.began', hash: 'a'.repeat(64) },
      ...{ by, byName: by === null ? 'System' : null, details: [1, ` joined as number ${seq}.`] },
    });
    const ctx = context(service.app, 'request-1');
    const page = (...entries: RoomLogEntry[]) =>
      storeRoomLog(ctx, { organisationId, room, total: 9, expected: 3, entries });
    await page(entry(7, null));
    await page(entry(7, null));
    expect((await viewRoomByLink(link)).state).toBe('preparing');
    await page(entry(9, 1), entry(8, 1));
    expect(await viewRoomByLink(link)).toMatchObject({ state: 'ready', organisation: { log: 3, logTotal: 9 } });
    await page(entry(6, 1));
    const { found, items } = await section(link, 'log');
    expect([found, items.map(({ seq }) => seq)]).toEqual([3, [9, 8, 7]]);
    expect(items[0]).toMatchObject({ by: { name: 'Ada Lovelace' }, details: 'Ada Lovelace joined as number 9.' });
    expect(items[2]).toMatchObject({ by: null, byName: 'System' });
    expect((await section(link, 'log', { search: 'NUMBER 8' })).found).toBe(1);
    expect(sha256((await openOrganisation(link)).bytes)).toBe((await viewRoomByLink(link)).organisation?.sha256);
    await service.hear('room.closed', { ...of, room });
    expect(await service.app.rows('room_items', { room })).toEqual([]);
  });

  it('loses an erased system, and is erased with its organisation', async () => {
    const { link, room } = await createRoom();
    await service.hear('system.deleted', { ...of, version: 9, systemId: 501 });
    expect((await section(link, 'systems')).items.map(({ id }) => id)).not.toContain(501);
    await service.hear('system.joined', { ...of, keptId: assessed.systemId, goneId: 502 });
    await service.hear('system.deleted', { ...of, version: 9, systemId: assessed.systemId });
    expect((await section(link, 'systems')).items).toEqual([]);
    expect(await service.app.rows('inventory', {})).toEqual([]);
    await service.hear('organisation.deleted', { ...of, version: 9 });
    for (const name of ['room_items', 'duty_answers', 'inventory'])
      expect(await service.app.rows(name, name === 'room_items' ? { room } : {})).toEqual([]);
    await knows(503, 'Heard late', 1);
    expect(await service.app.rows('inventory', {})).toEqual([]);
  });
});
