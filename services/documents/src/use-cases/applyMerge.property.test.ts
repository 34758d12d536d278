import { currentBank } from '@aicp/compliance/banks/banks';
import { organisationOf } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';

const RUNS = process.env.PROOF === 'full' ? 60 : 8;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

type Step = { assessmentId: number; systemId: number; jurisdiction: 'EU' | 'UK'; day: number };

let last = 10_000;

/** An organisation with two records of one system, each under its law and assessed three times. */
async function someone() {
  const userId = ++last;
  await service.plan(userId, 'enterprise');
  const [kept, gone] = [200_000 + 2 * last, 200_001 + 2 * last];
  const steps = [
    { systemId: kept, jurisdiction: 'EU' },
    { systemId: gone, jurisdiction: 'UK' },
  ].flatMap(of => [1, 2, 3].map(day => ({ ...of, day, assessmentId: ++last }) as Step));
  const complete = ({ day, ...of }: Step) =>
    service.completed(userId, of.jurisdiction, { ...of, completedAt: `2026-11-0${day}T10:00:00.000Z` });
  const begin = ({ assessmentId, systemId, jurisdiction }: Step) =>
    service.hear('assessment.started', {
      ...{ userId, organisationId: organisationOf(userId), assessmentId, jurisdiction },
      ...{ aiSystemId: systemId, bankVersion: currentBank(jurisdiction).version },
    });
  const join = () =>
    service.hear('system.joined', { userId, organisationId: organisationOf(userId), keptId: kept, goneId: gone });
  const places = async (name: string, systemId = 'systemId') =>
    (await service.app.rows(name, { organisationId: organisationOf(userId) })).map(row =>
      systemId.split('.').reduce((value: unknown, key) => (value as Record<string, unknown>)[key], row),
    );
  return { userId, kept, gone, steps, complete, begin, join, places, person: reassessedForTest(service, userId) };
}

it('events about a record before and after its merge belong to the kept one, in any order and after repeated deliveries', async () => {
  const again = fc.array(fc.nat(12), { maxLength: 6 });
  const order = again.chain(more =>
    fc.shuffledSubarray(
      [...Array(13).keys(), ...more].map((which, at) => ({ which, at })),
      { minLength: 13 + more.length },
    ),
  );
  await fc.assert(
    fc.asyncProperty(order, async news => {
      const { kept, steps, complete, begin, join, places, person } = await someone();
      for (const { which } of news) {
        const step = steps[which % 6];
        if (which === 12 || !step) await join();
        else await (which < 6 ? begin(step) : complete(step));
      }
      expect(new Set(await places('subjects', 'system.id'))).toEqual(new Set([kept]));
      expect(await places('begun')).toEqual([]);
      const snapshots = await places('snapshots');
      expect(snapshots).toEqual([kept, kept, kept, kept]);
      // The latest under each law uses the current state, and earlier ones their own.
      const followed = await Promise.all(steps.map(async step => (await person.report(step.assessmentId)).keptSince));
      expect(followed.map(since => since !== null)).toEqual([true, true, false, true, true, false]);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

it('assessments completed after the merge follow the merged record’s, even if received first', async () => {
  for (const isFirst of [true, false]) {
    const { kept, steps, complete, join, person } = await someone();
    const uk = steps[5] as Step;
    const next = { ...uk, systemId: kept, assessmentId: ++last, day: 4 };
    for (const step of steps) await complete(step);
    for (const hear of isFirst ? [() => complete(next), join] : [join, () => complete(next)]) await hear();
    expect((await person.report(uk.assessmentId)).keptSince).not.toBeNull();
    expect((await person.report(next.assessmentId)).keptSince).toBeNull();
  }
});

it('files, ticks and documents belong to the kept record, and no bundle changes by a byte', async () => {
  const { userId, steps, complete, begin, join, places, kept, person } = await someone();
  const [euBefore, euLatest, , ukBefore, ukLatest, ukOpen] = steps as [Step, Step, Step, Step, Step, Step];
  const bundles = new Map<number, Buffer>();
  for (const [before, latest] of [
    [euBefore, euLatest],
    [ukBefore, ukLatest],
  ] as const) {
    const supports = before.jurisdiction === 'EU' ? 'eu2-d-9' : 'qms-1';
    await complete(before);
    await person.upload(before.assessmentId, PDF, { supports, name: 'a.pdf' });
    await person.tick(before.assessmentId, ['qms-1', 'qms-2']);
    await person.generate(before.assessmentId, 'model-card');
    await complete(latest);
    await person.tick(latest.assessmentId, ['qms-1', 'qms-2', 'qms-3']);
  }
  await begin(ukOpen);
  const facts = (systemId: number, version: number) =>
    service.hear('system.factsChanged', {
      ...{ userId, organisationId: organisationOf(userId), systemId, version },
      facts: { users: 'Clerks of the housing office' },
      changed: ['users'],
    });
  // The bundle of a latest report states the current facts: both records have the same.
  await facts(kept, 1);
  await facts(kept + 1, 1);
  for (const { assessmentId } of [euBefore, euLatest, ukBefore, ukLatest])
    bundles.set(assessmentId, await person.bundle(assessmentId));
  await join();
  await join();
  for (const [id, then] of bundles) expect((await person.bundle(id)).equals(then)).toBe(true);
  await facts(kept, 2);
  await facts(kept + 1, 2);
  expect(await places('registers', '_id')).toEqual([kept]);
  for (const name of ['evidence_links', 'standings', 'begun', 'snapshots'])
    expect(new Set(await places(name))).toEqual(new Set([kept]));
  expect(new Set(await places('evidence', 'filedFor'))).toEqual(new Set([kept]));
  // An assessment in progress continues with the record's current state, and new files belong to the kept record.
  const { evidence, qms } = await person.report(ukOpen.assessmentId);
  expect([evidence.length, qms?.complete]).toEqual([1, 3]);
  await person.upload(ukOpen.assessmentId, PDF, { supports: 'qms-2', name: 'b.pdf' });
  expect((await person.report(ukLatest.assessmentId)).evidence).toHaveLength(2);
  await complete({ ...ukOpen, systemId: kept + 1, day: 9 });
  expect((await person.report(ukOpen.assessmentId)).evidence).toHaveLength(2);
  expect((await person.report(ukLatest.assessmentId)).keptSince).not.toBeNull();
  expect((await person.bundle(ukBefore.assessmentId)).equals(bundles.get(ukBefore.assessmentId) as Buffer)).toBe(true);
});

it('deleting the kept record erases merged data, even if received first', async () => {
  for (const isFirst of [true, false]) {
    const { userId, kept, steps, complete, join, person } = await someone();
    for (const step of steps) await complete(step);
    const uk = steps[5] as Step;
    await person.upload(uk.assessmentId, PDF, { supports: 'qms-1', name: 'a.pdf' });
    const organisationId = organisationOf(userId);
    const remove = () => service.hear('system.deleted', { userId, organisationId, version: 9, systemId: kept });
    for (const hear of isFirst ? [remove, join] : [join, remove]) await hear();
    // Late events restore nothing.
    await complete(uk);
    for (const name of ['subjects', 'snapshots', 'evidence', 'evidence_links', 'standings', 'begun', 'documents'])
      expect(await service.app.rows(name, { organisationId })).toEqual([]);
  }
});
