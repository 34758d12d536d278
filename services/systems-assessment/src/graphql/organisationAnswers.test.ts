import { currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { compliantAnswers, ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { organisationSaid } from '@aicp/testing/organisationSaid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const CONFIRM = 'mutation ($input: ConfirmAnswersInput!) { confirmAnswers(input: $input) { questionId } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { status } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const eu = currentBank('EU');
async function begin(userId: number, jurisdiction = 'EU'): Promise<string> {
  const input = { name: 'A system', jurisdiction };
  const { id: aiSystemId } = await root<{ id: string }>(execute(user(userId), CREATE, { input }));
  return (await root<{ id: string }>(execute(user(userId), START, { input: { aiSystemId } }))).id;
}
const record = (userId: number, version: number, facts: object, factsAsOf: Record<string, string> = {}) =>
  deliverTo(handlers, OrganisationUpdated, context(service.app, 'request-1'), {
    userId,
    organisationId: organisationOf(userId),
    version,
    ...organisationSaid,
    facts: { ...organisationSaid.facts, ...facts },
    factsAsOf,
    factsBy: Object.fromEntries(Object.keys(factsAsOf).map(id => [id, userId])),
  });

const at = '2026-11-20T10:00:00.000Z';
const own = Object.fromEntries(
  Object.entries(compliantAnswers(eu)).filter(
    ([id]) => eu.questions.find(one => one.id === id)?.group !== 'organisation',
  ),
);
const facts = {
  kind: 'private',
  size: 'sme',
  turnover: 5_000_000,
  answers: { 'eu2-pl-d': 'yes' },
};
const dates = Object.fromEntries(['eu2-o-kind', 'eu2-o-size', 'eu2-pl-d', 'turnover'].map(id => [id, at]));
const used = [
  { questionId: 'eu2-pl-d', answer: 'yes', answeredAt: at },
  { questionId: 'eu2-o-kind', answer: 'private', answeredAt: at },
  { questionId: 'eu2-o-size', answer: 'sme', answeredAt: at },
];
const COUNTS = `query ($id: ID!) { assessment(id: $id) { questionCount responseCount
  organisationAnswers { questionId answer answeredAt } organisationTurnover { euros answeredAt }
  responses { questionId answer answeredBy { id } answeredAt fromOrganisation } } }`;
type Counts = {
  questionCount: number;
  responseCount: number;
  organisationAnswers: object[];
  organisationTurnover: object | null;
  responses: { questionId: string; answer: string; answeredBy: object | null; fromOrganisation: boolean }[];
};
const counts = (id: string, userId: number) => root<Counts>(execute(user(userId), COUNTS, { id }));
const saveAs = (userId: number, assessmentId: string, answers: Record<string, string>) =>
  root(
    execute(user(userId), SAVE, {
      input: {
        assessmentId,
        answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
      },
    }),
  );

describe("the organisation's answers about itself", () => {
  it('count without being asked, with their dates, and are stored when an assessment is completed', async () => {
    await record(31, 2, facts, dates);
    await record(31, 1, { kind: 'union' });
    const id = await begin(31);
    const begun = await counts(id, 31);
    expect(begun).toMatchObject({
      responseCount: 0,
      organisationAnswers: used,
      organisationTurnover: { euros: 5_000_000, answeredAt: at },
    });
    const stated = Object.fromEntries(used.map(({ questionId, answer }) => [questionId, answer]));
    const path = applicable(eu, stated, ordinaryAnswer);
    expect(begun.questionCount).toBe(path.filter(({ id }) => !stated[id]).length);
    await saveAs(31, id, own);
    expect(await counts(id, 31)).toMatchObject({
      questionCount: Object.keys(own).length,
      responseCount: Object.keys(own).length,
    });
    await root(execute(user(31), COMPLETE, { id }));
    await record(31, 3, { ...facts, kind: 'court' }, dates);
    const completed = await counts(id, 31);
    expect(completed.organisationAnswers).toEqual(used);
    expect(completed.organisationTurnover).toEqual({ euros: 5_000_000, answeredAt: null });
    expect(completed.responses).toHaveLength(Object.keys(own).length + used.length);
    expect(completed.responses.filter(({ fromOrganisation }) => fromOrganisation)).toEqual(
      used.map(answer => ({ ...answer, answeredBy: { id: '31' }, fromOrganisation: true })),
    );
    const [event] = await service.app.rows('outbox', { name: 'assessment.completed', 'data.assessmentId': Number(id) });
    expect(event?.data.answers).toContainEqual(
      expect.objectContaining({ questionId: 'eu2-pl-d', answer: 'yes', answeredBy: 31, fromOrganisation: true }),
    );
    expect(await service.app.rows('responses', { assessmentId: Number(id), questionId: 'eu2-o-kind' })).toEqual([
      expect.objectContaining({ answer: 'private', answeredBy: 31, fromOrganisation: true }),
    ]);
  });

  it('are overridden by an answer sent to an assessment, only for that assessment', async () => {
    await record(32, 1, facts, dates);
    const id = await begin(32);
    await saveAs(32, id, { ...own, 'eu2-o-size': 'large' });
    expect((await counts(id, 32)).organisationAnswers).toEqual(
      used.filter(({ questionId }) => questionId !== 'eu2-o-size'),
    );
    await root(execute(user(32), COMPLETE, { id }));
    const { responses } = await counts(id, 32);
    expect(responses.find(({ questionId }) => questionId === 'eu2-o-size')).toMatchObject({
      answer: 'large',
      answeredBy: { id: '32' },
      fromOrganisation: false,
    });
    const other = await begin(32);
    expect((await counts(other, 32)).organisationAnswers).toEqual(used);
  });

  it('allow previous answers that depend on them to be confirmed', async () => {
    await record(34, 1, { kind: 'private', size: 'sme', answers: { 'eu2-pl-d': 'no' } });
    const { id: aiSystemId } = await root<{ id: string }>(execute(user(34), CREATE, { input: { name: 'A system' } }));
    const start = () => root<{ id: string }>(execute(user(34), START, { input: { aiSystemId } }));
    const first = await start();
    await saveAs(34, first.id, { ...own, 'eu2-pl-o': 'yes' });
    await root(execute(user(34), COMPLETE, { id: first.id }));
    const { id: assessmentId } = await start();
    const questionIds = ['eu2-obj', 'eu2-ai', 'eu2-x', 'eu2-role', 'eu2-pl-o'];
    const confirmed = await root<{ questionId: string }[]>(
      execute(user(34), CONFIRM, { input: { assessmentId, questionIds } }),
    );
    expect(confirmed.map(({ questionId }) => questionId)).toEqual(questionIds);
  });

  it('answer the questions of another law, with the date of the source answer', async () => {
    await record(33, 1, { kind: 'authority', answers: { 'uk2-f-cg': 'no' } }, { 'eu2-o-kind': at });
    const id = await begin(33, 'UK');
    const { organisationAnswers, organisationTurnover } = await counts(id, 33);
    expect(organisationAnswers).toEqual([
      { questionId: 'uk2-f-pub', answer: 'yes', answeredAt: at },
      { questionId: 'uk2-f-cg', answer: 'no', answeredAt: at },
    ]);
    expect(organisationTurnover).toBeNull();
  });

  it('are only about the organisation: no question of the group is about a system or another company', () => {
    const questions = (['EU', 'UK'] as const).flatMap(law => currentBank(law).questions);
    const ids = questions.filter(({ group }) => group === 'organisation').map(({ id }) => id);
    expect(ids).toEqual([
      'eu2-pl-d',
      'eu2-o-kind',
      'eu2-o-size',
      'eu2-c-seat',
      'eu2-o-fin',
      'uk2-f-pub',
      'uk2-f-cg',
      'uk2-f-fin',
    ]);
  });
});
