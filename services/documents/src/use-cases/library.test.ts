import { countCommands } from '@aicp/testing/countCommands';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { LIST, type LibraryFile, libraryForTest } from '../../testing/libraryForTest.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { statedAction } from '../../testing/trailForTest.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const library = () => libraryForTest(service);
const duty = (assessmentId: number, id = 'eu2-d-9') => {
  return { kind: 'duty', systemId: String(assessmentId + 1_000), jurisdiction: 'EU', id };
};

describe('the evidence library', () => {
  it('accepts files that prove nothing yet, with a title, a kind and an owner', async () => {
    const { add, list, ask, owner } = library();
    const { id } = await add({ name: 'AI policy.pdf' });
    const named = await add({ title: 'Board minutes', kind: 'minutes', owner: String(owner) });
    expect((await list()).items).toMatchObject([
      { id: String(named.id), title: 'Board minutes', kind: 'minutes', version: 1, owner: String(owner), links: [] },
      { id: String(id), title: 'AI policy', kind: 'other', version: 1, owner: null, links: [] },
    ]);
    await expect(add({ owner: 999_999 })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(add({ supports: 'qms-1' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(add({ assessmentId: 1 })).rejects.toMatchObject({ code: 'INVALID' });
    const update =
      'mutation ($input: UpdateEvidenceInput!) { updateEvidence(input: $input) { title kind validUntil } }';
    const input = { id: String(id), title: '', kind: 'policy', validUntil: '2027-01-31' };
    expect(await ask(update, { input })).toEqual({ title: 'AI policy', kind: 'policy', validUntil: '2027-01-31' });
    await expect(ask(update, { input: { id: String(id), effectiveFrom: '2027-02-01' } })).rejects.toThrow('validUntil');
    await expect(ask(update, { input: { id: String(id), owner: '999999' } })).rejects.toThrow('owner');
  });

  it('can be filtered by system, kind, state and words, in pages, newest first', async () => {
    const { add, link, list, ask, owner } = library();
    const assessment = await service.completed(owner);
    const files = [
      await add({ title: 'Expired policy', kind: 'policy', validUntil: '2020-01-01' }),
      await add({
        title: 'Expiring (soon)',
        validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      }),
      await add({ title: 'Linked', kind: 'policy', validUntil: '2999-01-01' }),
    ].map(({ id }) => id);
    await link(files[2] ?? 0, duty(assessment));
    const titles = async (filter: object) => (await list(filter)).items.map(({ title }) => title);
    expect(await titles({})).toEqual(['Linked', 'Expiring (soon)', 'Expired policy']);
    expect(await titles({ kind: 'policy' })).toEqual(['Linked', 'Expired policy']);
    expect(await titles({ state: 'unlinked' })).toEqual(['Expiring (soon)', 'Expired policy']);
    expect(await titles({ state: 'expired' })).toEqual(['Expired policy']);
    expect(await titles({ state: 'expiring' })).toEqual(['Expiring (soon)']);
    expect(await titles({ search: '(SOON' })).toEqual(['Expiring (soon)']);
    expect(await titles({ system: String(assessment + 1_000) })).toEqual(['Linked']);
    expect(await titles({ system: String(assessment + 1_000), state: 'unlinked' })).toEqual([]);
    const page = await ask<{ items: LibraryFile[]; next: string; total: number }>(LIST, { first: 2 });
    expect([page.items.length, page.total]).toEqual([2, 3]);
    const rest = await ask<{ items: LibraryFile[]; next: null }>(LIST, { first: 2, after: page.next });
    expect(rest).toMatchObject({ items: [{ title: 'Expired policy' }], next: null });
    await expect(list({ state: 'lost' })).rejects.toThrow('state');
    expect((await library().list()).items).toEqual([]);
  });

  it('takes as many database commands for many files and links as for few', async () => {
    const { add, link, list, organisationId, owner } = library();
    const { id } = await add();
    await link(id, duty(await service.completed(owner)));
    const few = await countCommands(() => list());
    for (const name of ['evidence', 'evidence_links'] as const) {
      const rows = mongoose.connection.collection<{ _id: number }>(name);
      const first = await rows.findOne({ organisationId });
      const more = Array.from({ length: 300 }, (_, at) => ({ ...first, _id: 8_000_000 + at, fileId: 8_000_000 + at }));
      if (name === 'evidence') for (const row of more) delete (row as { fileId?: number }).fileId;
      await rows.insertMany(more);
    }
    expect(await countCommands(() => list())).toEqual(few);
    expect((await list()).total).toBe(301);
  });
});

it('a file is unlinked once its last link ends: removed, deleted with its system, or moved in a merge', async () => {
  const { add, link, list, ask, owner, organisationId } = library();
  const systems = [await service.completed(owner), await service.completed(owner), await service.completed(owner)];
  const [one, gone, kept] = systems as [number, number, number];
  const files = await Promise.all(['Off', 'Gone', 'Twice', 'Both'].map(async title => (await add({ title })).id));
  const [off, lost, twice, both] = files as [number, number, number, number];
  const unlinked = async () => (await list({ state: 'unlinked' })).items.map(({ title }) => title).toSorted();
  expect(await unlinked()).toEqual(['Both', 'Gone', 'Off', 'Twice']);
  const { linkId } = await link(off, duty(one));
  await link(lost, duty(gone));
  for (const assessment of [gone, kept]) await link(twice, duty(assessment));
  await link(both, duty(one));
  const newer = await add({ replaces: both });
  expect(await unlinked()).toEqual([]);
  const unlink = 'mutation ($id: ID!, $linkId: ID!) { unlinkEvidence(id: $id, linkId: $linkId) { id } }';
  await ask(unlink, { id: String(off), linkId });
  expect(await unlinked()).toEqual(['Off']);
  await service.hear('system.joined', { userId: owner, organisationId, keptId: kept + 1_000, goneId: one + 1_000 });
  const of = { userId: owner, organisationId, version: 3 };
  await service.hear('system.deleted', { ...of, systemId: gone + 1_000 });
  expect(await unlinked()).toEqual(['Gone', 'Off']);
  await service.hear('system.deleted', { ...of, systemId: kept + 1_000 });
  expect(await unlinked()).toEqual(['Both', 'Gone', 'Off', 'Twice']);
  const rows = await service.app.rows('evidence', { _id: { $in: [...files, newer.id] } });
  expect(rows.every(({ linkCount }) => linkCount === 0)).toBe(true);
});

describe('a link', () => {
  it('lets one file prove duties of several systems, and is created once', async () => {
    const { add, link, list, owner, standing } = library();
    const { id } = await add({ kind: 'policy' });
    const systems = [await service.completed(owner), await service.completed(owner)];
    const [first] = systems as [number, number];
    for (const assessment of systems) expect(await link(id, duty(assessment))).toMatchObject({ isNew: true });
    const again = await link(id, duty(first));
    expect(again).toMatchObject({ isNew: false });
    await link(id, { kind: 'organisation', id: 'eu2-d-4' });
    const [file] = (await list()).items;
    expect(file?.links).toMatchObject([
      { linkId: again.linkId, kind: 'duty', id: 'eu2-d-9', title: expect.stringMatching(/risk management/i) },
      { kind: 'duty', systemId: String((systems[1] ?? 0) + 1_000) },
      { kind: 'organisation', id: 'eu2-d-4', systemId: null, title: null },
    ]);
    const [[entry] = []] = await standing(first + 1_000);
    expect(entry).toMatchObject({ id, supports: 'eu2-d-9', link: { kind: 'duty', id: 'eu2-d-9' } });
    const [event] = await service.app.rows('outbox', {
      name: 'evidence.latestChanged',
      'data.systemId': first + 1_000,
    });
    expect(event?.data).toMatchObject({ supports: 'eu2-d-9', latest: id, version: 1 });
  });

  it('supports an existing question, QMS requirement or action', async () => {
    const { add, link, owner, standing, stated } = library();
    const { id } = await add();
    const assessment = await service.completed(owner);
    const at = { systemId: String(assessment + 1_000), jurisdiction: 'EU' };
    await stated(assessment + 1_000, [
      statedAction(12, { jurisdiction: null, filesUnder: 'EU' }),
      statedAction(13, { questionId: 'eu2-d-11' }),
    ]);
    await stated(assessment + 999_000, [statedAction(14)]);
    await link(id, { ...at, kind: 'answer', id: 'eu2-d-11' });
    await link(id, { ...at, kind: 'qms', id: 'qms-2' });
    await link(id, { ...at, kind: 'action', id: '12' });
    await link(id, { ...at, kind: 'action', id: '13' });
    const [entries = []] = await standing(assessment + 1_000);
    expect(entries.map(({ supports }) => supports)).toEqual(['eu2-d-11', 'qms-2', 'action-12']);
    for (const wrong of [
      { ...at, kind: 'duty', id: 'uk-s1' },
      { ...at, kind: 'answer', id: 'nothing' },
      { ...at, kind: 'qms', id: 'qms-9' },
      { ...at, kind: 'action', id: 'x' },
      { ...at, kind: 'action', id: '14' },
      { ...at, kind: 'action', id: '12', jurisdiction: 'UK' },
      { kind: 'organisation', id: 'literacy' },
      { ...at, kind: 'organisation', id: 'eu2-d-4' },
      { kind: 'duty', id: 'eu2-d-9' },
      { kind: 'record', id: '../x' },
    ])
      await expect(link(id, wrong)).rejects.toThrow('INVALID');
    const other = library();
    await other.stated(assessment + 1_000, [statedAction(15)]);
    await expect(link(id, duty(await service.completed(other.owner)))).rejects.toThrow('NOT_FOUND');
    for (const foreign of [
      { ...at, kind: 'action', id: '15' },
      { kind: 'record', id: '1' },
    ])
      await expect(link(id, foreign)).rejects.toThrow('NOT_FOUND');
    expect((await standing(assessment + 1_000))[0]).toHaveLength(entries.length);
    await expect(library().link(id, duty(assessment))).rejects.toThrow('NOT_FOUND');
    const text = await add({ name: 'minutes.txt' }, undefined, Buffer.from('Minutes'));
    await expect(link(text.id, { ...at, kind: 'qms', id: 'qms-2' })).rejects.toThrow('Please choose a .pdf');
  });

  it('moves to the next version, and the previous version is left to earlier reports', async () => {
    const { add, link, list, owner, standing, ask } = library();
    const systems = [await service.completed(owner), await service.completed(owner)] as const;
    const first = await add({ title: 'AI policy', kind: 'policy', validUntil: '2027-01-01' });
    for (const assessment of systems) await link(first.id, duty(assessment));
    const second = await add({ name: 'policy v2.pdf', replaces: first.id });
    expect(second).toMatchObject({ title: 'AI policy', kind: 'policy', version: 2, validUntil: null });
    const { items } = await list();
    expect(items).toMatchObject([{ id: String(second.id), version: 2, links: [{}, {}] }]);
    for (const assessment of systems)
      expect((await standing(assessment + 1_000))[0]).toMatchObject([
        { id: first.id, replacedBy: second.id, supports: 'eu2-d-9' },
        { id: second.id, replacedBy: null, supports: 'eu2-d-9' },
      ]);
    const earlier = 'query ($id: ID!) { evidenceFile(id: $id) { earlier { id version standing } } }';
    expect(await ask(earlier, { id: String(second.id) })).toEqual({
      earlier: [{ id: String(first.id), version: 1, standing: 'replaced' }],
    });
    await expect(add({ replaces: first.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('reads the earlier versions of many files with as many commands as those of one, newest first', async () => {
    const { add, ask } = library();
    let [one, other] = [await add(), await add()];
    for (let version = 2; version <= 4; version++)
      [one, other] = [await add({ replaces: one.id }), await add({ replaces: other.id })];
    type Read = { items: { version: number; earlier: { version: number }[] }[] };
    const read = (first: number) => async () => {
      const query = 'query ($first: Int!) { evidenceFiles(first: $first) { items { version earlier { version } } } }';
      const { items } = (await ask(query, { first })) as Read;
      const earlier = [{ version: 3 }, { version: 2 }, { version: 1 }];
      expect(items).toEqual(Array(first).fill({ version: 4, earlier }));
    };
    const few = await countCommands(read(1));
    expect(few).toContain('evidence.aggregate');
    expect(await countCommands(read(2))).toEqual(few);
  });

  it('is listed with the effects of removing its file, and ends with the file', async () => {
    const { add, link, list, owner, standing, ask } = library();
    const assessment = await service.completed(owner);
    const { id } = await add();
    await link(id, duty(assessment));
    const another = await add({ assessmentId: assessment, supports: 'eu2-d-9' });
    await link(id, duty(assessment, 'eu2-d-11'));
    const effects = 'query ($id: ID!) { evidenceEffects(id: $id) { links { link { id } others } keptBy } }';
    expect(await ask(effects, { id: String(id) })).toEqual({
      links: [
        { link: { id: 'eu2-d-9' }, others: 1 },
        { link: { id: 'eu2-d-11' }, others: 0 },
      ],
      keptBy: [],
    });
    await ask('mutation ($id: ID!) { removeEvidence(id: $id) { standing } }', { id: String(id) });
    expect((await list()).items.map(file => file.id)).toEqual([String(another.id)]);
    const [entries = []] = await standing(assessment + 1_000);
    expect(entries.map(file => [file.id, file.removedAt !== null])).toEqual([
      [id, true],
      [id, true],
      [another.id, false],
    ]);
  });

  it('counts other files for an organisation duty, even if a system has the duty too', async () => {
    const { add, link, owner, ask } = library();
    const assessment = await service.completed(owner);
    const [{ id }, { id: another }] = [await add(), await add()];
    await link(id, duty(assessment, 'd-4'));
    for (const file of [id, another]) await link(file, { kind: 'organisation', id: 'eu2-d-4' });
    const effects = 'query ($id: ID!) { evidenceEffects(id: $id) { links { link { id } others } } }';
    expect(await ask(effects, { id: String(id) })).toEqual({
      links: [
        { link: { id: 'd-4' }, others: 1 },
        { link: { id: 'eu2-d-4' }, others: 1 },
      ],
    });
  });
});

describe('rights in the library', () => {
  it('let contributors add and link files, and leave the files of others to owners and managers', async () => {
    const { add, link, list, as, ask, owner } = library();
    const assessment = await service.completed(owner);
    const contributor = as('contributor', owner + 500);
    const { id } = await add();
    await link(id, duty(assessment), contributor);
    const [file] = (await list()).items;
    const unlink = 'mutation ($id: ID!, $linkId: ID!) { unlinkEvidence(id: $id, linkId: $linkId) { id } }';
    const named = { id: String(id), linkId: file?.links[0]?.linkId };
    const remove = 'mutation ($id: ID!) { removeEvidence(id: $id) { id } }';
    await expect(ask(unlink, named, contributor)).rejects.toThrow('Only owners and managers');
    await expect(ask(remove, { id: String(id) }, contributor)).rejects.toThrow('Only owners and managers');
    // A contributor who replaces a file does not become its owner.
    const { id: newer } = await add({ replaces: id }, contributor);
    await expect(ask(remove, { id: String(newer) }, contributor)).rejects.toThrow('Only owners and managers');
    const own = await add({}, contributor);
    expect(await ask(remove, { id: String(own.id) }, contributor)).toEqual({ id: String(own.id) });
    await expect(link(newer, duty(assessment, 'eu2-d-11'), as('reader', owner + 501))).rejects.toThrow('FORBIDDEN');
    expect(await ask(unlink, { ...named, id: String(newer) }, as('manager', owner + 502))).toEqual({
      id: String(newer),
    });
  });

  it('require recent confirmation before a file is deleted everywhere', async () => {
    const { add, ask, as } = library();
    const { id } = await add();
    const remove = `mutation ($input: RemoveEvidenceEverywhereInput!) {
      removeEvidenceEverywhere(input: $input) { standing removalReason sha256 } }`;
    const input = { id: String(id), reason: 'It names a patient' };
    await expect(ask(remove, { input }, { ...as(), provedAt: Date.now() - 3_600_000 })).rejects.toThrow('confirm');
    await expect(ask(remove, { input }, as('contributor'))).rejects.toThrow('Only owners and managers');
    expect(await ask(remove, { input })).toMatchObject({ standing: 'removed', removalReason: 'It names a patient' });
  });
});
