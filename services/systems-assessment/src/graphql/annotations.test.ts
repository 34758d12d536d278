import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { MembershipChanged, MembershipEnded, OrganisationCreated } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

const COMPANY = 900;
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const stranger = user(3, 'owner', 901);

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id riskScore } }';
const DISCARD = 'mutation ($id: ID!) { discardAssessment(id: $id) }';
const DELETE = 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }';
const ANNOTATE = `mutation ($input: AnnotateQuestionInput!) { annotateQuestion(input: $input) {
  questionId note notedBy { id } flag { text member { id } flaggedBy { id } } } }`;
const READ = `query ($id: ID!) { assessment(id: $id) { responseCount questionCount
  annotations { questionId note notedBy { id } flag { text member { id } flaggedBy { id } } }
  lastNotes { questionId note notedBy { id } } } }`;
const EXPORT = 'query ($after: String) { exportSystemsAssessment(after: $after) { collection rows next } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
  await deliver(OrganisationCreated, { organisationId: COMPANY, userId: 1, name: 'Acme', createdAt: at });
  await addMember(2, 'boris');
});
afterAll(() => service.app.stop());

const at = '2026-11-23T10:00:00.000Z';
type Caller = Parameters<typeof execute>[0];
const deliver = (event: Parameters<typeof deliverTo>[1], data: object) =>
  deliverTo(handlers, event, context(service.app, 'request-1'), data);
const addMember = (userId: number, username: string) =>
  deliver(MembershipChanged, {
    organisationId: COMPANY,
    userId,
    version: 1,
    username,
    role: 'contributor',
    joined: true,
  });

const createdId = async (query: string, input: object) =>
  (await root<{ id: string }>(execute(anna, query, { input }))).id;
const create = () => createdId(CREATE, { name: 'A system', jurisdiction: 'UK' });
const start = (aiSystemId: string) => createdId(START, { aiSystemId, jurisdiction: 'UK' });
const annotate = (caller: Caller, assessmentId: string, wish: object, questionId = 'uk-s1') =>
  execute(caller, ANNOTATE, { input: { assessmentId, questionId, ...wish } });
const refusal = async (asked: ReturnType<typeof annotate>) => (await asked).errors?.[0];

type Person = { id: string } | null;
type Annotation = {
  questionId: string;
  note: string | null;
  notedBy: Person;
  flag: { text: string | null; member: Person; flaggedBy: Person } | null;
};
type Read = { responseCount: number; questionCount: number; annotations: Annotation[]; lastNotes: Annotation[] };
const read = (id: string, caller: Caller = anna) => root<Read>(execute(caller, READ, { id }));
const rows = (assessmentId: string) => service.app.rows('annotations', { assessmentId: Number(assessmentId) });

async function complete(id: string): Promise<{ riskScore: number }> {
  const answers = Object.entries(compliantAnswers(currentBank('UK'))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await root(execute(anna, SAVE, { input: { assessmentId: id, answers } }));
  return root(execute(anna, COMPLETE, { id }));
}

const CHANGED = 'The note on this question has been changed since you opened it.';

describe('a note on a question', () => {
  it('is visible to colleagues with its author, can be changed and removed by any of them, and is not an answer', async () => {
    const id = await start(await create());
    const { questionCount } = await read(id);
    await root(annotate(anna, id, { note: ' The register is with Legal. ' }));
    const note = { questionId: 'uk-s1', note: 'The register is with Legal.', notedBy: { id: '1' }, flag: null };
    expect(await read(id, boris)).toEqual({ responseCount: 0, questionCount, annotations: [note], lastNotes: [] });
    await root(annotate(boris, id, { note: 'The register is here.' }));
    expect((await read(id)).annotations).toMatchObject([{ note: 'The register is here.', notedBy: { id: '2' } }]);
    expect(await root(annotate(anna, id, { note: null }))).toMatchObject({ note: null, notedBy: null });
    expect(await rows(id)).toEqual([]);
  });

  it('does not overwrite a concurrent note, unless its author does not state what they saw', async () => {
    const id = await start(await create());
    await root(annotate(anna, id, { note: 'Ask Legal', seen: { note: null } }));
    const refused = { code: 'CONFLICT', message: CHANGED };
    for (const seen of [null, '', 'Ask the board'])
      expect(await refusal(annotate(boris, id, { note: 'Ask Ada', seen: { note: seen } }))).toMatchObject(refused);
    expect(await refusal(annotate(boris, id, { note: null, seen: { note: null } }))).toMatchObject(refused);
    expect((await read(id)).annotations).toMatchObject([{ note: 'Ask Legal', notedBy: { id: '1' } }]);
    await root(annotate(boris, id, { note: 'Ask Legal', seen: { note: null } }));
    await root(annotate(boris, id, { note: 'Legal said yes', seen: { note: ' Ask Legal' } }));
    expect((await read(id)).annotations).toMatchObject([{ note: 'Legal said yes', notedBy: { id: '2' } }]);
    await root(annotate(anna, id, { note: 'Closed' }));
    expect((await read(id)).annotations).toMatchObject([{ note: 'Closed', notedBy: { id: '1' } }]);
  });

  it('is accepted once if two are written concurrently, and the other is refused', async () => {
    const id = await start(await create());
    const both = [anna, boris].map(caller =>
      annotate(caller, id, { note: `By ${caller.userId}`, seen: { note: null } }),
    );
    const refusals = (await Promise.all(both)).flatMap(({ errors }) => errors);
    expect(refusals).toMatchObject([{ code: 'CONFLICT', message: CHANGED }]);
  });

  it('keeps its author when it is saved unchanged', async () => {
    const id = await start(await create());
    await root(annotate(anna, id, { note: 'Same' }));
    await root(annotate(boris, id, { note: 'Same', flag: { text: 'Really?' } }));
    expect((await read(id)).annotations).toMatchObject([{ note: 'Same', notedBy: { id: '1' } }]);
  });

  it('is limited in length, and must be about a question of the assessment', async () => {
    const id = await start(await create());
    expect(await refusal(annotate(anna, id, { note: 'x'.repeat(2_001) }))).toMatchObject({ code: 'INVALID' });
    expect(await refusal(annotate(anna, id, { note: 'x' }, 'eu2-ai'))).toMatchObject({ code: 'INVALID' });
    expect(await refusal(annotate(stranger, id, { note: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rows(id)).toEqual([]);
  });

  it('carries over to the next assessment as last time’s, and stays unchanged in the earlier one', async () => {
    const system = await create();
    const first = await start(system);
    await root(annotate(boris, first, { note: 'Ask again in spring.', flag: { text: 'Who tests?' } }));
    await complete(first);
    const second = await start(system);
    const last = { questionId: 'uk-s1', note: 'Ask again in spring.', notedBy: { id: '2' } };
    expect(await read(second)).toMatchObject({ annotations: [], lastNotes: [last], responseCount: 0 });
    expect(await refusal(annotate(anna, first, { note: 'Too late' }))).toMatchObject({ code: 'CONFLICT' });
    expect((await read(first)).annotations).toMatchObject([{ note: 'Ask again in spring.' }]);
  });
});

describe('a flag to ask a colleague later', () => {
  it('names a member or no one, changes no score, and can be cleared', async () => {
    const [flagged, plain] = [await start(await create()), await start(await create())];
    await root(annotate(anna, flagged, { flag: { text: 'Is there a plan?', memberId: '2' } }));
    const flag = { text: 'Is there a plan?', member: { id: '2' }, flaggedBy: { id: '1' } };
    expect((await read(flagged)).annotations).toMatchObject([{ note: null, flag }]);
    await root(annotate(anna, flagged, { flag: {} }, 'uk-s2'));
    expect((await read(flagged)).annotations[1]).toMatchObject({ flag: { text: null, member: null } });
    expect((await complete(flagged)).riskScore).toBe((await complete(plain)).riskScore);
    const another = await start(await create());
    await root(annotate(anna, another, { flag: {}, note: 'Stays' }));
    expect(await root(annotate(boris, another, { flag: null }))).toMatchObject({ flag: null, note: 'Stays' });
  });

  it('names no outsider, and no former member', async () => {
    const id = await start(await create());
    const refused = { code: 'INVALID', message: 'The person to ask must be a member of the organisation.' };
    expect(await refusal(annotate(anna, id, { flag: { memberId: '3' } }))).toEqual(refused);
    await addMember(4, 'clara');
    await root(annotate(anna, id, { flag: { memberId: '4', text: 'Which model?' } }));
    await deliver(MembershipEnded, { organisationId: COMPANY, userId: 4, version: 2, heirId: 1 });
    expect((await read(id)).annotations).toMatchObject([{ flag: { text: 'Which model?', member: null } }]);
  });
});

describe('notes and flags', () => {
  it('are deleted with a discarded assessment, and with the system', async () => {
    const system = await create();
    const other = await start(await create());
    const discarded = await start(system);
    for (const id of [other, discarded]) await root(annotate(anna, id, { note: 'x', flag: {} }));
    await root(execute(anna, DISCARD, { id: discarded }));
    expect([await rows(discarded), (await rows(other)).length]).toEqual([[], 1]);
    const kept = await start(system);
    await root(annotate(anna, kept, { note: 'x', flag: {} }));
    await root(execute(anna, DELETE, { id: system }));
    expect(await rows(kept)).toEqual([]);
  });

  it('are exported: to an owner with the assessments, to other members their own', async () => {
    const id = await start(await create());
    await root(annotate(anna, id, { note: 'By Anna' }, 'uk-a1'));
    await root(annotate(boris, id, { flag: { text: 'By Boris' } }, 'uk-a1'));
    const exported = async (caller: Caller) => {
      const pages: unknown[] = [];
      for (let after: string | null = null; ; ) {
        const page: { next: string | null; rows: unknown[] } = await root(execute(caller, EXPORT, { after }));
        pages.push(page.rows);
        after = page.next;
        if (after === null) return JSON.stringify(pages);
      }
    };
    const [all, own] = [await exported(anna), await exported(boris)];
    for (const text of ['By Anna', 'By Boris']) expect(all).toContain(text);
    expect([own.includes('By Anna'), own.includes('By Boris')]).toEqual([false, true]);
  });
});
