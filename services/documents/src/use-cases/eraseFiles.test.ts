import { buffer } from 'node:stream/consumers';
import { localClient } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { libraryForTest } from '../../testing/libraryForTest.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { openRoomBundle } from './openRoomFile.ts';
import { viewRoomByLink } from './viewRoom.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const duty = (assessmentId: number, id = 'eu2-d-9') => {
  return { kind: 'duty', systemId: String(assessmentId + 1_000), jurisdiction: 'EU', id };
};
const UNLINK = 'mutation ($id: ID!, $linkId: ID!) { unlinkEvidence(id: $id, linkId: $linkId) { id } }';
const REMOVE = 'mutation ($id: ID!) { removeEvidence(id: $id) { id } }';
const ROOM = 'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }';

/** Two systems of an organisation, one of which will be deleted. */
async function twoSystems() {
  const library = libraryForTest(service);
  const { owner, organisationId, ask } = library;
  await service.plan(owner, 'enterprise');
  const [gone, kept] = [await service.completed(owner), await service.completed(owner)];
  const file = (said: object = {}) => library.add({ assessmentId: gone, supports: 'eu2-d-9', ...said });
  return {
    ...library,
    gone,
    kept,
    /** A file that was uploaded for the system to be deleted, and is linked to the other one. */
    file,
    async shared(said: object = {}) {
      const { id } = await file(said);
      const { linkId } = await library.link(id, duty(kept));
      return { id, linkId };
    },
    remove: (id: number) => ask(REMOVE, { id: String(id) }),
    reassess: (of: number) => service.completed(owner, 'EU', { systemId: of + 1_000 }),
    erase: () => service.hear('system.deleted', { userId: owner, organisationId, systemId: gone + 1_000, version: 3 }),
    bundle: reassessedForTest(service, owner).bundle,
    async room(report: number) {
      const { id } = await ask<{ id: string }>(ROOM, { input: { reports: [{ report: String(report) }] } });
      const scope = { kind: 'room' as const, reports: [report], room: Number(id) };
      const actor = { kind: 'link' as const, organisationId, link: 5, scope };
      return service.contextBy({ actor, client: localClient, requestId: 'request-1' });
    },
  };
}

describe('a file whose system is deleted', () => {
  it('stays in the library if it was added there, or if another system has it', async () => {
    const { add, link, list, owner, organisationId } = libraryForTest(service);
    const [gone, kept] = [await service.completed(owner), await service.completed(owner)];
    const added = await add({ title: 'Added' });
    await link(added.id, duty(gone));
    const shared = await add({ title: 'Shared', assessmentId: gone, supports: 'eu2-d-9' });
    await link(shared.id, duty(kept));
    const filed = await add({ title: 'Filed', assessmentId: gone, supports: 'eu2-d-9' });
    await service.hear('system.deleted', { userId: owner, organisationId, systemId: gone + 1_000, version: 3 });
    const left = (await list()).items.map(({ title, links }) => [title, links.length]);
    expect(left).toEqual([
      ['Shared', 1],
      ['Added', 0],
    ]);
    expect(await service.app.rows('evidenceFiles.files', { _id: filed.id })).toEqual([]);
  });

  it('stays while a policy or a record uses it, and cannot be removed until that has another file', async () => {
    const { file, ask, erase, remove } = await twoSystems();
    const [policy, minutes] = [await file({ title: 'AI policy' }), await file({ title: 'Minutes' })];
    const of = ({ id }: { id: number }) => ({ evidenceId: String(id) });
    const ADD_POLICY = 'mutation ($input: AddPolicyInput!) { addPolicy(input: $input) { id } }';
    await ask(ADD_POLICY, { input: { title: 'AI policy', ...of(policy) } });
    const review = { kind: 'managementReview', title: 'Review', heldOn: '2026-11-02', ...of(minutes) };
    const ADD_RECORD = 'mutation ($input: AddManagementRecordInput!) { addManagementRecord(input: $input) { id } }';
    const record = await ask<{ id: string }>(ADD_RECORD, { input: review });
    for (const { id } of [policy, minutes])
      await expect(remove(id)).rejects.toThrow('A policy or a record uses this file');
    await erase();
    const stored = (id: number) => service.app.rows('evidenceFiles.files', { _id: id });
    for (const { id } of [policy, minutes]) expect(await stored(id)).toHaveLength(1);
    await ask('mutation ($id: ID!) { removeManagementRecord(id: $id) }', record);
    await remove(minutes.id);
    expect(await stored(minutes.id)).toEqual([]);
  });

  it('is linked once after two records of the system were merged', async () => {
    const { add, link, list, owner, organisationId } = libraryForTest(service);
    const [gone, kept] = [await service.completed(owner), await service.completed(owner)];
    const { id } = await add();
    for (const assessment of [gone, kept]) await link(id, duty(assessment));
    await service.hear('system.joined', { userId: owner, organisationId, keptId: kept + 1_000, goneId: gone + 1_000 });
    expect((await list()).items).toMatchObject([{ links: [{ systemId: String(kept + 1_000) }] }]);
  });

  it('stays with every trace that another system lists, and with its earlier versions', async () => {
    const { shared, file, add, link, kept, remove, standing, bundle, erase, ask } = await twoSystems();
    const first = await shared({ title: 'Replaced' });
    const second = await add({ replaces: first.id });
    const removed = await shared({ title: 'Removed' });
    await remove(removed.id);
    const [old, unlinked] = [await file({ title: 'First version' }), await file({ title: 'Only of the one' })];
    const newer = await add({ replaces: old.id });
    await link(newer.id, { kind: 'organisation', id: 'eu2-d-4' });
    const before = [await standing(kept + 1_000), await bundle(kept)];
    await erase();
    expect([await standing(kept + 1_000), await bundle(kept)]).toEqual(before);
    const stored = await service.app.rows('evidence', {
      _id: { $in: [first.id, second.id, removed.id, old.id, newer.id] },
    });
    expect(stored).toHaveLength(5);
    const versions = 'query ($id: ID!) { evidenceFile(id: $id) { earlier { id url } } }';
    expect(await ask(versions, { id: String(newer.id) })).toEqual({
      earlier: [{ id: String(old.id), url: `/api/evidence/${old.id}/file` }],
    });
    expect(await service.app.rows('evidenceFiles.files', { _id: old.id })).toHaveLength(1);
    expect(await service.app.rows('evidence', { _id: unlinked.id })).toEqual([]);
  });

  it('stays for another system’s earlier report that names it as replaced or removed', async () => {
    const { shared, add, kept, gone, remove, reassess, bundle, erase } = await twoSystems();
    const first = await shared();
    await add({ replaces: first.id });
    const removed = await shared();
    await remove(removed.id);
    const since = await shared();
    await reassess(gone);
    await remove(since.id);
    await reassess(kept);
    const before = await bundle(kept);
    await erase();
    expect(await bundle(kept)).toEqual(before);
    // Only the report of the deleted system had its bytes.
    expect(await service.app.rows('evidenceFiles.files', { _id: since.id })).toEqual([]);
    expect(await service.app.rows('evidence', { _id: since.id })).toMatchObject([{ removedAt: expect.any(Date) }]);
  });

  it('stays in rooms about another system, although nothing else uses it any more', async () => {
    const { shared, kept, ask, room, erase } = await twoSystems();
    const { id, linkId } = await shared();
    const link = await room(kept);
    await ask(UNLINK, { id: String(id), linkId });
    const seen = async () => [
      await viewRoomByLink(link),
      await buffer((await openRoomBundle(link, String(kept))).bytes),
    ];
    const before = await seen();
    await erase();
    expect(await seen()).toEqual(before);
  });

  it('is either linked or deleted when linked concurrently', async () => {
    const { file, gone, link, kept, erase } = await twoSystems();
    const files = [];
    for (let at = 0; at < 12; at += 1) files.push((await file()).id);
    const links = files.map(id =>
      link(id, duty(kept)).then(
        ({ isNew }) => isNew,
        () => false,
      ),
    );
    await Promise.all([erase(), ...links]);
    expect(await service.app.rows('evidence', { filedFor: gone + 1_000 })).toEqual([]);
    for (const [at, id] of files.entries()) {
      const rows = await service.app.rows('evidence', { _id: id });
      const bytes = await service.app.rows('evidenceFiles.files', { _id: id });
      expect([rows.length, bytes.length]).toEqual((await links[at]) ? [1, 1] : [0, 0]);
    }
  });
});
