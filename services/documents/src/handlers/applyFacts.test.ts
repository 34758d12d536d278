import { organisationOf } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';

let documents: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  documents = await openDocumentsForTest();
});
afterAll(() => documents.app.stop());

const state = (systemId: number, version: number, facts: object) => ({
  userId: 1,
  organisationId: organisationOf(1),
  systemId,
  version,
  facts,
  changed: Object.keys(facts),
});
const changed = (systemId: number, version: number, facts: object) =>
  documents.hear('system.factsChanged', state(systemId, version, facts));
const copyOf = async (systemId: number) => (await documents.app.rows('registers', { _id: systemId }))[0]?.facts;

it('the latest facts count, in any order of events and however often they arrive', async () => {
  await changed(501, 2, { version: '2' });
  await changed(501, 1, { version: '1' });
  await changed(501, 2, { version: '2' });
  expect(await copyOf(501)).toEqual({ version: '2' });
  await changed(501, 3, {});
  expect(await copyOf(501)).toEqual({});
});

it('the last person who recorded a fact counts, in whatever order the events come', async () => {
  const by = (id: number, version: number, facts: object, names: string[]) => {
    const at = `2026-11-2${version}T09:00:00.000Z`;
    const recorded = Object.fromEntries(names.map(name => [name, { by: id, at }]));
    return documents.hear('system.factsChanged', { ...state(504, version, facts), recorded });
  };
  await by(3, 3, { version: '3', users: 'All' }, ['version']);
  await by(1, 1, { version: '1', users: 'All' }, ['version', 'users']);
  await by(2, 2, { version: '2', users: 'All' }, ['version']);
  const [row] = await documents.app.rows('registers', { _id: 504 });
  expect(row?.recorded).toMatchObject({
    version: { by: 3, at: new Date('2026-11-23T09:00:00.000Z') },
    users: { by: 1, at: new Date('2026-11-21T09:00:00.000Z') },
  });
});

it('facts are deleted with their system, and late events do not restore them', async () => {
  await changed(502, 1, { version: '1' });
  await documents.hear('system.deleted', {
    userId: 1,
    organisationId: organisationOf(1),
    version: 2,
    systemId: 502,
  });
  await changed(502, 2, { version: '2' });
  expect(await copyOf(502)).toBeUndefined();
});

it('a document is written from the current facts, and reports when they have changed since', async () => {
  const person = reassessedForTest(documents);
  await documents.plan(1, 'enterprise');
  const assessment = await documents.completedVerdict(1, 'high-risk-provider', { systemId: 503 });
  const blanks = async () => {
    const [{ current } = { current: null }] = (await person.report(assessment)).documents.filter(
      ({ id }) => id === `${assessment}-model-card`,
    );
    return current?.blanks.map(({ id }) => id) ?? [];
  };
  const document = await person.generate(assessment, 'model-card');
  expect(await blanks()).toEqual(expect.arrayContaining(['system-version', 'users']));
  await person.fill(document, 'users', 'Credit officers, as written here');
  await changed(503, 1, { version: '2.1', users: 'Credit officers' });
  expect(await blanks()).toContain('system-version');

  await person.generate(assessment, 'model-card');
  expect(await blanks()).not.toContain('system-version');
  const { blanks: after } = (await person.report(assessment)).documents.find(({ id }) => id === document)?.current ?? {
    blanks: [],
  };
  // A person's text stays; facts do not overwrite it.
  expect(after).toContainEqual(expect.objectContaining({ id: 'users', text: 'Credit officers, as written here' }));
});
