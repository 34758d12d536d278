import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { verifyBundle } from '@aicp/contracts/verifyBundle';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { statedAction, statedPerson } from '../../testing/trailForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { createBundle } from './createBundle.ts';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
const as = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

describe('an audit bundle', () => {
  it('states who answered, decided, commented and accepted, by their names at that time, and what each file proves', async () => {
    const systemId = 70_001;
    const of = { userId: 3, organisationId: organisationOf(1), systemId };
    const at = '2026-11-20T09:00:00.000Z';
    const person = (id: number, version: number, named: object = {}) =>
      service.hear(
        'user.registered',
        statedPerson(id, organisationOf(id), { version, username: `user${id}`, ...named }),
      );
    await person(3, 1, { fullName: 'Clara Schumann' });
    await person(4, 1);
    const complete = (completedAt: string) =>
      service.completed(1, 'EU', { systemId, completedAt, answeredBy: 4, answeredAt: at });
    const id = await complete(at);
    await addEvidence(as(1), { assessmentId: id, supports: 'eu2-d-9', name: 'a.pdf' }, Readable.from([PDF]));
    await service.hear('system.factsChanged', {
      ...of,
      version: 2,
      facts: { provider: 'Acme', 'own:review': '2027-03-01', 'own:gone': 'x' },
      changed: ['provider'],
      recorded: { provider: { by: 4, at } },
    });
    const fields = [{ name: 'review', label: 'Next board review', kind: 'date', choices: [] }];
    const added = { act: 'added', name: 'review', values: 0 };
    await service.hear('ownFields.changed', {
      userId: 3,
      organisationId: of.organisationId,
      version: 1,
      fields,
      ...added,
    });
    const acceptance = { reason: 'Retired soon.', reviewDay: '2027-01-01', askedBy: 4, askedAt: at };
    const accepted = { ...acceptance, approvedBy: 3, approvedAt: at };
    const dueRequest = { askedBy: 4, askedAt: at, agreedBy: 3, agreedAt: at };
    const action = statedAction(7, { state: 'accepted', ownerId: 4, acceptance: accepted, dueRequest });
    const comments = [{ id: 1, actionId: 7, by: 3, at, kind: 'note', text: 'Accepted: Retired soon.' }];
    await service.hear('actions.stated', {
      ...of,
      at: '2026-11-21T09:00:00.000Z',
      actions: [action],
      deleted: [],
      comments,
    });
    // An older state that arrives late changes nothing, but its comment is stored.
    const late = { id: 2, actionId: 7, by: 4, at, kind: 'comment', text: 'Who decides?' };
    const older = { ...of, at: '2026-11-20T09:00:00.000Z', actions: [statedAction(7)], deleted: [], comments: [late] };
    await service.hear('actions.stated', older);
    const answer = {
      number: 1,
      question: 'Which model?',
      value: 'M1',
      from: 'Model Ltd',
      sentAt: at,
      decidedBy: 3,
      decidedAt: at,
    };
    await service.hear('proposal.decided', { ...of, linkId: 8, what: 'answer', accepted: true, answer });
    await service.hear('proposal.decided', { ...of, linkId: 9, what: 'answer', accepted: false, answer });
    const decided = { decidedAt: at, function: 'Head of compliance', comment: 'Good.', hash: 'a'.repeat(64) };
    await service.hear('report.reviewed', { ...of, assessmentId: id, state: 'approved', ...decided });

    const bundled = async () => buffer((await createBundle(as(1), String(id))).bytes);
    const before = await bundled();
    const files = unzipSync(before);
    const read = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
    const [clara, four] = [
      { id: 3, name: 'Clara Schumann' },
      { id: 4, name: 'user4' },
    ];
    expect(read('answers.json')[0]).toMatchObject({ answeredBy: four, answeredAt: at });
    expect(read('evidence.json')[0]).toMatchObject({
      proves: expect.stringMatching(/\?$/),
      duties: [expect.stringMatching(/\(Art\. 9/)],
    });
    const acme = { name: 'provider', label: expect.any(String), value: 'Acme', recordedBy: four, recordedAt: at };
    expect(read('facts.json')).toContainEqual(acme);
    const unknown = { recordedBy: null, recordedAt: null };
    const board = { name: 'own:review', label: 'Next board review', value: '1 March 2027', ...unknown };
    expect(read('facts.json')).toEqual([expect.objectContaining({ name: 'provider' }), board]);
    expect(read('actions.json')).toMatchObject([
      {
        id: 7,
        owner: four,
        acceptance: { reason: 'Retired soon.', askedBy: four, approvedBy: clara },
        dueRequest: { askedBy: four, agreedBy: clara, agreedAt: at },
        comments: [
          { by: clara, kind: 'note' },
          { by: four, text: 'Who decides?' },
        ],
      },
    ]);
    expect(read('supplier.json')).toMatchObject([{ question: 'Which model?', from: 'Model Ltd', acceptedBy: clara }]);
    expect(read('approvals.json').report).toMatchObject({
      by: clara,
      function: 'Head of compliance',
      at,
      comment: 'Good.',
    });
    expect((await verifyBundle(new Uint8Array(before))).files.filter(({ changed }) => changed)).toEqual([]);

    await complete('2026-11-22T09:00:00.000Z');
    await person(3, 2, { fullName: 'Clara Wieck' });
    await service.hear('actions.stated', {
      ...of,
      at: '2026-11-23T09:00:00.000Z',
      actions: [],
      deleted: [7],
      comments: [],
    });
    expect((await bundled()).equals(before)).toBe(true);
    // Only the erasure of a person changes the bundle.
    await service.hear('user.deleted', { userId: 3 });
    const erased = JSON.parse(strFromU8(unzipSync(await bundled())['approvals.json'] ?? new Uint8Array()));
    expect(erased.report).toMatchObject({ by: { id: 3, name: 'Former member' }, function: null, comment: 'Good.' });
    // Even if it is not in a snapshot yet, or arrives late.
    expect(await service.app.rows('subjects', { _id: id })).toMatchObject([{ approval: { by: 3, function: null } }]);
    await service.hear('report.reviewed', { ...of, assessmentId: id, state: 'approved', ...decided });
    expect(await service.app.rows('subjects', { _id: id })).toMatchObject([{ approval: { by: 3, function: null } }]);
  });
});
