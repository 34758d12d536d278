import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';
import { remindOfDuties } from '../use-cases/remindOfDuties.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { questionId answer } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { status } }';
const DUTIES = `{ organisationDuties { id jurisdiction title citation { label appliesFrom } answer answeredBy { id } answeredAt reviewOn
  suggestion { answer system { id } } differing { count systems { id } } } }`;
const ANSWER = `mutation ($input: AnswerOrganisationDutyInput!) { answerOrganisationDuty(input: $input) {
  id answer answeredBy { id } answeredAt reviewOn } }`;
const USED = `query ($id: ID!) { assessment(id: $id) { questionCount responseCount
  organisationAnswers { questionId answer answeredAt } responses { questionId answer fromOrganisation } } }`;

type Duty = { id: string; answer: string | null; reviewOn: string | null; answeredAt: string } & Record<
  string,
  unknown
>;
type Used = {
  responseCount: number;
  organisationAnswers: { questionId: string; answer: string }[];
  responses: { questionId: string; answer: string; fromOrganisation: boolean }[];
};

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const answers = compliantAnswers(currentBank('EU'));
async function begin(userId: number, given: Record<string, string>) {
  const { id: aiSystemId } = await root<{ id: string }>(execute(user(userId), CREATE, { input: { name: 'A system' } }));
  const { id } = await root<{ id: string }>(execute(user(userId), START, { input: { aiSystemId } }));
  const all = Object.entries({ ...answers, ...given }).map(([questionId, answer]) => ({ questionId, answer }));
  await root(execute(user(userId), SAVE, { input: { assessmentId: id, answers: all } }));
  return { id, aiSystemId };
}
async function complete(userId: number, given: Record<string, string>) {
  const begun = await begin(userId, given);
  await root(execute(user(userId), COMPLETE, { id: begun.id }));
  return begun;
}
const duties = (userId: number) => root<Duty[]>(execute(user(userId), DUTIES));
const readLiteracy = async (userId: number) => (await duties(userId)).find(({ id }) => id === 'eu2-d-4');
const say = (userId: number, input: object) =>
  root<Duty>(execute(user(userId), ANSWER, { input: { id: 'eu2-d-4', jurisdiction: 'EU', ...input } }));
const used = (userId: number, id: string) => root<Used>(execute(user(userId), USED, { id }));
const answerIn = ({ responses }: Used) => responses.find(({ questionId }) => questionId === 'eu2-d-4');

describe('an organisation duty', () => {
  it('is literacy under the Act, and policies and complaints under UK rules, each with its provision', async () => {
    expect(await duties(40)).toMatchObject([
      {
        id: 'eu2-d-4',
        jurisdiction: 'EU',
        title: 'AI literacy',
        citation: { label: 'Art. 4(1)', appliesFrom: '2025-02-02' },
        answer: null,
        reviewOn: null,
      },
      { id: 'uk-a3', jurisdiction: 'UK', title: 'Accountability: Inventory, policies and training' },
      { id: 'uk-c4', jurisdiction: 'UK', title: 'Contestability: Complaints', citation: { label: 'DPA 2018 s. 164A' } },
    ]);
  });

  it('counts as each assessment answers it until the organisation has answered, with that answer as a suggestion', async () => {
    const { id, aiSystemId } = await complete(41, { 'eu2-d-4': 'none' });
    expect(answerIn(await used(41, id))).toMatchObject({ answer: 'none', fromOrganisation: false });
    expect(await readLiteracy(41)).toMatchObject({
      answer: null,
      suggestion: { answer: 'none', system: { id: aiSystemId } },
      differing: { count: 0 },
    });
    const archive = 'mutation ($id: ID!) { deleteSystem(id: $id) { archived } }';
    expect(await root(execute(user(41), archive, { id: aiSystemId }))).toMatchObject({ archived: true });
    expect(await readLiteracy(41)).toMatchObject({ suggestion: null });
    expect(await service.app.rows('outbox', { name: 'organisationDuties.changed', 'data.userId': 41 })).toEqual([]);
  });

  it('answered once, counts with its date in open and new assessments, and never in completed ones', async () => {
    const before = await complete(42, { 'eu2-d-4': 'none' });
    const open = await begin(42, { 'eu2-d-4': 'none' });
    const said = await say(42, { answer: 'partial' });
    expect(said).toMatchObject({ answer: 'partial', answeredBy: { id: '42' } });
    const inAYear = new Date(said.answeredAt);
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(said.reviewOn).toBe(inAYear.toISOString().slice(0, 10));

    for (const { id } of [open, await begin(42, { 'eu2-d-4': 'implemented' })]) {
      const inProgress = await used(42, id);
      expect(inProgress.organisationAnswers).toContainEqual({
        questionId: 'eu2-d-4',
        answer: 'partial',
        answeredAt: said.answeredAt,
      });
      expect(inProgress.responseCount).toBe(Object.keys(answers).length - 1);
      await root(execute(user(42), COMPLETE, { id }));
      expect(answerIn(await used(42, id))).toMatchObject({ answer: 'partial', fromOrganisation: true });
    }
    expect(await service.app.rows('responses', { assessmentId: Number(open.id), questionId: 'eu2-d-4' })).toEqual([
      expect.objectContaining({ answer: 'partial', sent: expect.objectContaining({ answer: 'none', answeredBy: 42 }) }),
    ]);
    const [event] = await service.app.rows('outbox', {
      name: 'assessment.completed',
      'data.assessmentId': Number(open.id),
    });
    expect(event?.data.answers).toContainEqual(expect.objectContaining({ questionId: 'eu2-d-4', answer: 'partial' }));

    expect(answerIn(await used(42, before.id))).toMatchObject({ answer: 'none', fromOrganisation: false });
    expect(await readLiteracy(42)).toMatchObject({
      suggestion: null,
      differing: { count: 1, systems: [{ id: before.aiSystemId }] },
    });
  });

  it('counts as the assessments answer it, once its own answer is removed', async () => {
    const { id } = await begin(43, { 'eu2-d-4': 'none' });
    await say(43, { answer: 'implemented' });
    expect(await say(43, { answer: null })).toMatchObject({ answer: null, reviewOn: null });
    await root(execute(user(43), COMPLETE, { id }));
    expect(answerIn(await used(43, id))).toMatchObject({ answer: 'none', fromOrganisation: false });
    await say(43, { answer: 'implemented' });
    expect(await say(43, { answer: 'unsure' })).toMatchObject({ answer: null });
  });

  it('is refused for an unknown duty or answer, and for a review in the past', async () => {
    const refusalOf = async (input: object) =>
      (await execute(user(44), ANSWER, { input: { id: 'eu2-d-4', jurisdiction: 'EU', ...input } })).errors[0];
    expect(await refusalOf({ id: 'eu2-d-9', answer: 'partial' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf({ jurisdiction: 'UK', answer: 'partial' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf({ answer: 'yes' })).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf({ reviewOn: '2099-01-01' })).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf({ answer: 'partial', reviewOn: '2020-01-01' })).toMatchObject({ code: 'INVALID' });
    expect(await readLiteracy(44)).toMatchObject({ answer: null });
  });

  it('has a review of which owners and managers are reminded once before its date', async () => {
    const organisationId = organisationOf(45);
    const member = (userId: number, role: string) =>
      deliverTo(handlers, MembershipChanged, context(service.app, 'request-1'), {
        ...{ organisationId, userId, version: 1, username: `user-${userId}`, role, joined: true },
      });
    await member(45, 'owner');
    await member(46, 'manager');
    await member(47, 'reader');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await say(45, { answer: 'partial', reviewOn: inDays(200) });
    const remind = () => remindOfDuties(context(service.app, 'request-1'));
    const reminders = async () =>
      (await service.app.rows('outbox', { name: SendEmail.name, 'data.template': 'dutyReview' })).map(
        ({ data }) => data,
      );
    await remind();
    expect(await reminders()).toEqual([]);
    await say(45, { reviewOn: inDays(30) });
    await remind();
    await remind();
    const expected = { template: 'dutyReview', organisationId, duties: 1, day: inDays(30) };
    expect((await reminders()).sort((one, other) => Number(one.userId) - Number(other.userId))).toEqual([
      { ...expected, userId: 45 },
      { ...expected, userId: 46 },
    ]);
  });
});
