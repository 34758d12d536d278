import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { AssessmentCompleted, SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { MembershipChanged, MembershipEnded, OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import type { Role } from '@aicp/contracts/rights/rights';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, root, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { contextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { withLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

/** Anna owns the company, Boris works in it and completes assessments, and Clara approves. */
const COMPANY = 900;
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const clara = user(3, 'approver', COMPANY);
const stranger = user(4, 'owner', 904);

const bank = currentBank('UK');
const result = assess({ bank, answers: compliantAnswers(bank), today: '2026-11-22' });

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('reporting');
  execute = executor(new URL('./schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
  await addMember(1, 'owner');
  await addMember(2, 'contributor');
  await addMember(3, 'approver');
});
afterAll(() => app.stop());

type Caller = Parameters<typeof execute>[0];
type Kind = Parameters<typeof deliverTo>[1];
const deliver = (event: Kind, data: object) => deliverTo(handlers, event, context(app, 'request-1'), data);

const addMember = (userId: number, role: Role, organisationId = COMPANY) =>
  deliver(MembershipChanged, { organisationId, userId, version: 1, username: `user-${userId}`, role, joined: true });

/** An assessment that Boris completed, unless another member is given. */
const complete = (assessmentId: number, more: object = {}) =>
  deliver(AssessmentCompleted, {
    userId: 2,
    completedBy: 2,
    organisationId: COMPANY,
    assessmentId,
    jurisdiction: 'UK',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: '2026-11-22T10:00:00.000Z',
    system: describedSystem({ id: assessmentId + 1_000, name: 'Chatbot', jurisdiction: 'UK' }),
    answers: [],
    organisation: null,
    result,
    ...more,
  });

const REVIEW = `id author { id } review { state reviewer { id } sentBy { id } approvedBy { id } approvedAt changesAskedBy { id } comment hash }`;
const SEND = `mutation ($id: ID!, $reviewer: ID!, $comment: String) { sendForReview(reportId: $id, reviewer: $reviewer, comment: $comment) { ${REVIEW} } }`;
const APPROVE = `mutation ($id: ID!, $comment: String) { approveReport(reportId: $id, comment: $comment) { ${REVIEW} } }`;
const CHANGES = `mutation ($id: ID!, $comment: String!) { askForChanges(reportId: $id, comment: $comment) { ${REVIEW} } }`;
const OWN =
  'You completed this assessment, so an organisation owner, manager or approver other than you must review its report.';

type Read = { author: { id: string } | null; review: Record<string, unknown> | null };
async function read(caller: Caller, id: number): Promise<Read> {
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report { ${REVIEW} } } } }`;
  const { data } = await execute(caller, query, {
    r: [{ __typename: 'Assessment', id: String(id), status: 'completed' }],
  });
  return (data as { _entities: [{ report: Read }] })._entities[0].report;
}

describe('the review of a report', () => {
  it('starts when it is sent to a member, who requests changes or approves', async () => {
    await complete(1);
    expect(await read(anna, 1)).toMatchObject({ author: { id: '2' }, review: null });
    const sent = { state: 'sent', reviewer: { id: '3' }, sentBy: { id: '2' }, approvedBy: null, hash: null };
    expect(await root(execute(boris, SEND, { id: '1', reviewer: '3' }))).toMatchObject({ review: sent });
    expect(await root(execute(clara, CHANGES, { id: '1', comment: 'Name the regulator.' }))).toMatchObject({
      review: { state: 'changesAsked', changesAskedBy: { id: '3' }, comment: 'Name the regulator.', approvedBy: null },
    });
    await root(execute(boris, SEND, { id: '1', reviewer: '3' }));
    await root(execute(clara, APPROVE, { id: '1', comment: 'Good.' }));
    expect((await read(boris, 1)).review).toMatchObject({
      state: 'approved',
      approvedBy: { id: '3' },
      approvedAt: expect.stringMatching(/^20/),
      changesAskedBy: null,
      comment: 'Good.',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const published = await app.rows('outbox', { name: 'report.reviewed' });
    expect(published.map(({ data }) => data.state)).toEqual(['sent', 'changesAsked', 'sent', 'approved']);
  });

  it('is listed for the reviewer and then for the sender, by law, until a later report or archiving', async () => {
    const WAITING = 'query ($law: Jurisdiction!) { reportsForReview(jurisdiction: $law) { toReview sentBack } }';
    const waiting = async (caller: Caller, law = 'UK') =>
      Object.values(await root<Record<string, string[]>>(execute(caller, WAITING, { law })));
    await complete(61);
    await root(execute(boris, SEND, { id: '61', reviewer: '3' }));
    expect(await waiting(clara)).toEqual([['61'], []]);
    expect(await waiting(clara, 'EU')).toEqual([[], []]);
    expect(await waiting(boris)).toEqual([[], []]);
    await root(execute(clara, CHANGES, { id: '61', comment: 'Name the regulator.' }));
    expect([await waiting(clara), await waiting(boris)]).toEqual([
      [[], []],
      [[], ['61']],
    ]);
    const system = describedSystem({ id: 1_061, name: 'Chatbot', jurisdiction: 'UK' });
    await complete(62, { system, completedAt: '2026-11-23T10:00:00.000Z' });
    expect(await waiting(boris)).toEqual([[], []]);
    await root(execute(boris, SEND, { id: '62', reviewer: '3' }));
    expect(await waiting(clara)).toEqual([['62'], []]);
    await mongoose.connection
      .collection('archives')
      .insertOne({ _id: 1_061 as never, organisationId: COMPANY, isArchived: true, version: 1 });
    expect(await waiting(clara)).toEqual([[], []]);
  });

  it('is requested from a member who may approve, and from no one else', async () => {
    await complete(12);
    const why = async (reviewer: string) => (await execute(boris, SEND, { id: '12', reviewer })).errors;
    expect(await why('4')).toEqual([
      { code: 'INVALID', message: 'The reviewer must be a member of the organisation.' },
    ]);
    await addMember(5, 'contributor');
    expect(await why('5')).toEqual([
      { code: 'INVALID', message: 'The reviewer is a contributor, who may not approve.' },
    ]);
    await addMember(5, 'manager');
    expect(await why('5')).toEqual([]);
    await deliver(MembershipEnded, { organisationId: COMPANY, userId: 5, version: 2, heirId: 1 });
    expect(await why('5')).toEqual([
      { code: 'INVALID', message: 'The reviewer must be a member of the organisation.' },
    ]);
    expect((await read(anna, 12)).review).toMatchObject({ state: 'sent', reviewer: null });
  });

  it('has a comment in both directions, with an email to each', async () => {
    await complete(14);
    await root(execute(boris, SEND, { id: '14', reviewer: '3', comment: 'Look at the fine.' }));
    expect((await read(clara, 14)).review).toMatchObject({ state: 'sent', comment: 'Look at the fine.' });
    await root(execute(clara, CHANGES, { id: '14', comment: 'Name the regulator.' }));
    await root(execute(boris, SEND, { id: '14', reviewer: '3' }));
    expect((await read(clara, 14)).review).toMatchObject({ state: 'sent', comment: null, changesAskedBy: null });
    await root(execute(clara, APPROVE, { id: '14' }));
    const mails = await app.rows('outbox', { name: 'sendEmail', 'data.assessmentId': 14 });
    const about = { organisationId: COMPANY, assessmentId: 14, documentType: null };
    const asked = { template: 'reviewAsked', userId: 3, by: 2, ...about };
    const done = { template: 'reviewDone', userId: 2, by: 3, ...about };
    expect(mails.map(({ data }) => data)).toEqual([
      asked,
      { ...done, approved: false },
      asked,
      { ...done, approved: true },
    ]);
  });

  it('ends with the approval, which is final', async () => {
    await complete(2);
    await root(execute(anna, APPROVE, { id: '2' }));
    const before = await read(anna, 2);
    const over = [{ code: 'CONFLICT', message: 'This report is already approved.' }];
    expect((await execute(boris, SEND, { id: '2', reviewer: '3' })).errors).toEqual(over);
    expect((await execute(clara, APPROVE, { id: '2' })).errors).toEqual(over);
    expect((await execute(clara, CHANGES, { id: '2', comment: 'Late.' })).errors).toEqual(over);
    expect(await read(anna, 2)).toEqual(before);
  });

  it('is decided once if two members approve concurrently', async () => {
    await complete(3);
    const both = await Promise.all([anna, clara].map(caller => execute(caller, APPROVE, { id: '3' })));
    expect(both.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is not for the member who completed the assessment, including a sole member', async () => {
    await complete(4, { userId: 1, completedBy: 1 });
    for (const mutation of [APPROVE, CHANGES])
      expect((await execute(anna, mutation, { id: '4', comment: 'Fine.' })).errors).toEqual([
        { code: 'CONFLICT', message: OWN },
      ]);
    expect((await execute(boris, SEND, { id: '4', reviewer: '1' })).errors).toEqual([
      { code: 'INVALID', message: OWN },
    ]);
  });

  it('is for the roles that may, in person, and in the organisation alone', async () => {
    await complete(6);
    const codes = async (...asked: Parameters<typeof execute>) =>
      (await execute(...asked)).errors.map(({ code }) => code);
    const token = { ...anna, access: 'write' } as Caller;
    expect(await codes(user(8, 'reader', COMPANY), SEND, { id: '6', reviewer: '3' })).toEqual(['FORBIDDEN']);
    expect(await codes(user(9, 'contributor', COMPANY), APPROVE, { id: '6' })).toEqual(['FORBIDDEN']);
    expect(await codes(token, APPROVE, { id: '6' })).toEqual(['FORBIDDEN']);
    expect(await codes(stranger, APPROVE, { id: '6' })).toEqual(['NOT_FOUND']);
    expect(await codes(stranger, SEND, { id: '6', reviewer: '3' })).toEqual(['NOT_FOUND']);
    expect((await read(anna, 6)).review).toBeNull();
  });

  it('approves the current text, byte for byte: an approval of another text does not count', async () => {
    await complete(7);
    await root(execute(clara, APPROVE, { id: '7' }));
    const reports = mongoose.connection.collection('reports');
    await reports.updateOne({ _id: 7 as never }, { $set: { 'result.complianceScore': 1 } });
    expect((await read(anna, 7)).review).toBeNull();
    await reports.updateOne({ _id: 7 as never }, { $set: { 'result.complianceScore': result.complianceScore } });
    expect((await read(anna, 7)).review).toMatchObject({ state: 'approved' });
  });

  it('stays when its author leaves, and becomes unassigned when the reviewer does', async () => {
    await addMember(6, 'approver');
    await complete(8, { userId: 6, completedBy: 6 });
    await complete(9);
    await root(execute(anna, APPROVE, { id: '8' }));
    await root(execute(boris, SEND, { id: '9', reviewer: '6' }));
    await deliver(MembershipEnded, { organisationId: COMPANY, userId: 6, version: 2, heirId: 1 });
    expect(await read(anna, 8)).toMatchObject({ author: { id: '6' }, review: { state: 'approved' } });
    expect((await read(anna, 9)).review).toMatchObject({ state: 'sent', reviewer: null });
  });

  it('keeps no personal details of a deleted user', async () => {
    await addMember(8, 'approver');
    await complete(15);
    const approve = 'mutation { approveReport(reportId: "15", function: "Head of compliance") { id } }';
    await root(execute(user(8, 'approver', COMPANY), approve));
    expect(await app.rows('reviews', { _id: 15 })).toMatchObject([{ decidedBy: 8, function: 'Head of compliance' }]);
    await deliver(UserDeleted, { userId: 8 });
    expect(await app.rows('reviews', { _id: 15 })).toMatchObject([{ state: 'approved', decidedBy: 8, function: null }]);
  });

  it('is deleted with its system and its organisation', async () => {
    await complete(10, { organisationId: 910 });
    await complete(11, { organisationId: 910 });
    await addMember(7, 'owner', 910);
    for (const id of ['10', '11']) await root(execute(user(7, 'owner', 910), APPROVE, { id }));
    await deliver(SystemDeleted, { userId: 7, organisationId: 910, version: 2, systemId: 1_010 });
    expect(await app.rows('reviews', { organisationId: 910 })).toHaveLength(1);
    await deliver(OrganisationDeleted, { userId: 7, organisationId: 910 });
    for (const left of ['reviews', 'members']) expect(await app.rows(left, { organisationId: 910 })).toEqual([]);
  });

  it('is exported by the member who decided it', async () => {
    const exported = await root(execute(clara, '{ exportReporting { collection rows next } }'));
    expect(exported).toMatchObject({ collection: 'reviews', next: 'actions:0' });
    expect((exported as { rows: { decidedBy: number }[] }).rows.every(({ decidedBy }) => decidedBy === 3)).toBe(true);
  });
});
