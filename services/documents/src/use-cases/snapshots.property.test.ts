import { buffer } from 'node:stream/consumers';
import { ROOM_SECTIONS } from '@aicp/contracts/inputs/rooms';
import { describedSystem } from '@aicp/testing/describedSystem';
import { localClient, organisationOf } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PDF, PNG } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { type Report, reassessedForTest } from '../../testing/reassessedForTest.ts';
import { statedAction, statedPerson } from '../../testing/trailForTest.ts';
import type { RequestContext } from '../context.ts';
import { openRoomBundle } from './openRoomFile.ts';
import { openOrganisation, viewSection } from './viewOrganisation.ts';
import { viewRoomByLink } from './viewRoom.ts';

const [RUNS, STEPS] = process.env.PROOF === 'full' ? [40, 25] : [4, 10];

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

const what = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('upload' as const), question: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('describe' as const), at: fc.nat(20), expires: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('link' as const), at: fc.nat(20), duty: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unlink' as const), at: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tick' as const), count: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reassess' as const), late: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write' as const), again: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('work' as const), deletes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('room' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('archive' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('look' as const), plan: fc.constantFrom('free', 'enterprise') }),
  },
);
type Step = typeof what extends fc.Arbitrary<infer Value> ? Value : never;

let people = 100;

/** A user with one system, and the snapshot of each assessment that another one followed. */
async function someone() {
  const userId = ++people;
  const systemId = 100_000 + userId;
  const person = reassessedForTest(service, userId);
  await service.plan(userId, 'enterprise');
  let minute = 0;
  let version = 10;
  const complete = (late: boolean) => {
    const at = new Date(Date.UTC(2026, 10, late ? 10 : 20, 10, ++minute)).toISOString();
    return service.completed(userId, 'EU', { systemId, completedAt: at, name: `System at ${minute}` });
  };
  let latest = await complete(false);
  const kept = new Map<number, { bundle: Buffer; report: Report; proof: unknown }>();
  const rooms: { link: RequestContext; id: number; bundle: Buffer; shown: unknown }[] = [];
  const of = { userId, organisationId: organisationOf(userId), systemId };
  const shownBy = async (link: RequestContext) =>
    // A room does not store whether there are later versions.
    JSON.stringify(
      [
        await viewRoomByLink(link),
        ...(await Promise.all(ROOM_SECTIONS.map(section => viewSection(link, section, {})))),
        (await openOrganisation(link)).bytes.toString(),
      ],
      (name, value) => (name === 'hasNewer' ? undefined : value),
    );
  const keep = async (id: number) =>
    kept.set(id, {
      bundle: await person.bundle(id),
      report: await person.report(id),
      proof: await person.proof(id),
    });
  const nth = async (at: number) => {
    const standing = (await person.report(latest)).evidence.filter(
      ({ standing }) => standing === 'present' || standing === 'expired',
    );
    return standing[at % Math.max(1, standing.length)];
  };

  const archive = (isArchived: boolean) =>
    service.hear(isArchived ? 'system.archived' : 'system.restored', {
      ...of,
      version: ++version,
      ...(isArchived && { heldUntil: null, act: 'archived' }),
    });

  async function take(step: Step): Promise<void> {
    if (step.kind === 'upload')
      await person.upload(latest, step.question % 2 ? PNG : PDF, {
        supports: ['eu2-d-9', 'eu2-d-11', 'eu2-d-10b', 'qms-1', 'qms-2'][step.question],
        name: step.question % 2 ? 'a.png' : 'a.pdf',
      });
    if (step.kind === 'tick')
      await person.tick(latest, ['qms-1', 'qms-2', 'qms-3', 'qms-4', 'qms-5', 'qms-6'].slice(0, step.count));
    if (step.kind === 'rename') await person.rename(`Company ${++version} Ltd`, version);
    if (step.kind === 'look') {
      await service.plan(userId, 'enterprise', ++version);
      await person.ask(`mutation { saveBranding(input: { colour: "#0000${20 + (version % 70)}" }) { colour } }`);
      await service.plan(userId, step.plan as 'free', ++version);
    }
    if (step.kind === 'write') {
      await service.plan(userId, 'enterprise', ++version);
      const card = (await person.report(latest)).documents.find(({ id }) => id.endsWith('model-card'));
      if (step.again || !card?.current) await person.generate(latest, 'model-card');
      else await person.fill(card.id, card.current.blanks[0]?.id ?? '', `text ${++version}`);
    }
    if (step.kind === 'work') {
      const at = new Date(Date.UTC(2026, 10, 21, 0, 0, ++minute)).toISOString();
      const said = {
        id: 1_000_000 + ++version * 1_000 + userId,
        actionId: userId,
        by: userId,
        at,
        kind: 'comment',
        text: 'x',
      };
      const state = step.deletes
        ? { actions: [], deleted: [userId] }
        : { actions: [statedAction(userId)], deleted: [] };
      await service.hear('actions.stated', { ...of, at, ...state, comments: [said] });
      await service.hear(
        'user.updated',
        statedPerson(userId, of.organisationId, { version, username: `name${version}` }),
      );
      await service.hear('system.factsChanged', {
        ...of,
        version,
        facts: { provider: `P${version}` },
        changed: ['provider'],
      });
      const described = describedSystem({ id: systemId, name: `System ${version}`, jurisdiction: 'EU' });
      await service.hear('system.updated', { ...of, version, system: { ...described, ownerId: userId } });
      const answer = {
        id: 'eu2-d-4',
        answer: version % 2 ? 'implemented' : 'partial',
        answeredBy: userId,
        answeredAt: at,
      };
      const duties = [{ ...answer, reviewOn: '2027-11-20' }];
      const changed = { act: 'answered', dutyId: 'eu2-d-4', at };
      await service.hear('organisationDuties.changed', { ...of, version, duties, ...changed });
      const add = 'mutation ($input: AddPolicyInput!) { addPolicy(input: $input) { id } }';
      const added = (await person.ask(add, { input: { title: `Policy ${version}`, text: 'x', duties: [] } })) as {
        id: string;
      };
      const approve = 'mutation ($id: ID!) { approvePolicy(id: $id, input: { number: 1 }) { id } }';
      await person.ask(approve, { id: added.id });
    }
    if (step.kind === 'room') {
      const query = 'mutation ($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }';
      const made = (await person.ask(query, { input: { reports: [{ report: String(latest) }] } })) as { id: string };
      const scope = { kind: 'room' as const, reports: [latest], room: Number(made.id) };
      const actor = { kind: 'link' as const, organisationId: of.organisationId, link: 5, scope };
      const link = service.contextBy({ actor, client: localClient, requestId: 'request-1' });
      const bundle = await buffer((await openRoomBundle(link, String(latest))).bytes);
      rooms.push({ link, id: latest, bundle, shown: await shownBy(link) });
    }
    if (step.kind === 'archive') {
      await archive(true);
      await archive(false);
    }
    if (step.kind === 'reassess') {
      const before = latest;
      const next = await complete(step.late);
      if (!step.late) latest = next;
      await keep(step.late ? next : before);
    }
    if ('at' in step) {
      const file = await nth(step.at);
      if (!file) return;
      if (step.kind === 'link')
        await person.ask('mutation ($input: LinkEvidenceInput!) { linkEvidence(input: $input) { linkId } }', {
          input: {
            evidenceId: file.id,
            ...{ kind: 'duty', systemId: String(systemId), jurisdiction: 'EU' },
            id: ['eu2-d-9', 'eu2-d-10b', 'eu2-d-11', 'eu2-d-14'][step.duty],
          },
        });
      if (step.kind === 'unlink')
        await person.ask('mutation ($id: ID!, $linkId: ID!) { unlinkEvidence(id: $id, linkId: $linkId) { id } }', {
          id: file.id,
          linkId: file.linkId,
        });
      if (step.kind === 'remove') await person.remove(Number(file.id));
      if (step.kind === 'describe')
        await person.ask('mutation ($input: UpdateEvidenceInput!) { updateEvidence(input: $input) { id } }', {
          input: {
            id: file.id,
            note: `note ${++version}`,
            title: `title ${version}`,
            validUntil: step.expires ? '2026-01-01' : '2027-01-01',
          },
        });
      if (step.kind === 'replace') {
        await person.upload(latest, PDF, { supports: file.supports, replaces: Number(file.id), name: 'b.pdf' });
      }
    }
  }
  return { person, take, archive, kept, rooms, shownBy };
}

it('every room, and the bundle and screen of every followed assessment, stay unchanged whatever is done later', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(what, { minLength: 4, maxLength: STEPS }), async steps => {
      const { person, take, archive, kept, rooms, shownBy } = await someone();
      const followed: Step[] = [
        { kind: 'upload', question: 0 },
        { kind: 'tick', count: 4 },
        { kind: 'work', deletes: false },
        { kind: 'room' },
        { kind: 'reassess', late: false },
      ];
      for (const step of [...followed, ...steps]) await take(step);
      await archive(true);
      for (const [id, then] of kept) {
        expect((await person.bundle(id)).equals(then.bundle)).toBe(true);
        const { documents: _now, ...report } = await person.report(id);
        const { documents: _then, ...before } = then.report;
        expect(report).toEqual(before);
        expect(await person.proof(id)).toEqual(then.proof);
      }
      for (const { link, id, bundle, shown } of rooms) {
        expect(await shownBy(link)).toEqual(shown);
        const now = await buffer((await openRoomBundle(link, String(id))).bytes);
        expect(now.equals(bundle)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
}, 900_000);
