import type { Role } from '@aicp/contracts/rights/rights';
import { context } from '@aicp/service/store/context';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { remindOfPolicies } from '../use-cases/remindOfPolicies.ts';

/** Anna owns the company, Boris manages it, and Clara is a reader; Dora and Elif are each alone in another one. */
const COMPANY = organisationOf(1);
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'manager', COMPANY);
const clara = user(3, 'reader', COMPANY);
const dora = user(9);
const elif = user(10);

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  await addMember(1, 'owner');
  await addMember(2, 'manager');
  await addMember(3, 'reader');
  await addMember(9, 'owner', organisationOf(9));
  await addMember(10, 'owner', organisationOf(10));
});
afterAll(() => service.app.stop());

type Caller = ReturnType<typeof user>;
const addMember = (userId: number, role: Role, organisationId = COMPANY) =>
  service.hear('membership.changed', {
    organisationId,
    userId,
    version: 1,
    username: `user-${userId}`,
    role,
    joined: true,
  });

const POLICY = `id title owner { id } reviewOn duties latest { number text writtenBy { id } approvedBy { id } } approved { number }
  versions { number } readBy { member { id } } unreadBy { id }
  readCount unreadCount youReadAt`;
const calls = {
  add: `mutation ($input: AddPolicyInput!) { addPolicy(input: $input) { ${POLICY} } }`,
  update: `mutation ($id: ID!, $input: UpdatePolicyInput!) { updatePolicy(id: $id, input: $input) { ${POLICY} } }`,
  approve: `mutation ($id: ID!, $input: PolicyVersionInput!) { approvePolicy(id: $id, input: $input) { ${POLICY} } }`,
  read: `mutation ($id: ID!, $input: PolicyVersionInput!) { confirmPolicyRead(id: $id, input: $input) { ${POLICY} } }`,
  remove: 'mutation ($id: ID!) { removePolicy(id: $id) }',
  policy: `query ($id: ID!) { policy(id: $id) { ${POLICY} } }`,
  record: `mutation ($input: AddManagementRecordInput!) { addManagementRecord(input: $input) { id kind heldOn participants minutes } }`,
  change: `mutation ($id: ID!, $input: UpdateManagementRecordInput!) { updateManagementRecord(id: $id, input: $input) {
    id kind title participants decisions writtenBy { id } } }`,
  removeRecord: 'mutation ($id: ID!) { removeManagementRecord(id: $id) }',
};
type Policy = { id: string; latest: { number: number } } & Record<string, unknown>;
const done = <Result = Policy>(caller: Caller, call: keyof typeof calls, variables: object) =>
  root<Result>(service.execute(caller, calls[call], { ...variables }));
const refused = async (caller: Caller, call: keyof typeof calls, variables: object) =>
  (await service.execute(caller, calls[call], { ...variables })).errors[0];
const first = { input: { number: 1 } };

describe('a policy of an organisation', () => {
  it('is approved by someone other than its author, and then confirmed by each member', async () => {
    const input = { title: 'AI policy', text: 'We list every AI system.', duties: ['uk-a3'], owner: '2' };
    const { id } = await done(anna, 'add', { input });
    expect(await done(clara, 'policy', { id })).toMatchObject({
      ...{ title: 'AI policy', owner: { id: '2' }, duties: ['uk-a3'], approved: null, readBy: [], unreadBy: [] },
      latest: { number: 1, text: 'We list every AI system.', writtenBy: { id: '1' }, approvedBy: null },
    });
    expect(await refused(clara, 'read', { id, ...first })).toMatchObject({ code: 'CONFLICT' });
    expect(await refused(anna, 'approve', { id, ...first })).toMatchObject({
      code: 'CONFLICT',
      message: 'Authors cannot approve their own version. Another member must approve it.',
    });
    expect(await done(boris, 'approve', { id, ...first })).toMatchObject({
      latest: { approvedBy: { id: '2' } },
      approved: { number: 1 },
      unreadBy: [{ id: '1' }, { id: '2' }, { id: '3' }],
    });
    await done(clara, 'read', { id, ...first });
    expect(await done(clara, 'read', { id, ...first })).toMatchObject({
      readBy: [{ member: { id: '3' } }],
      unreadBy: [{ id: '1' }, { id: '2' }],
      ...{ readCount: 1, unreadCount: 2, youReadAt: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await done(boris, 'policy', { id })).toMatchObject({ readCount: 1, youReadAt: null });
    const acts = await service.app.rows('outbox', { name: 'policy.changed', 'data.policyId': Number(id) });
    expect(acts.map(({ data }) => [data.act, data.userId, data.number])).toEqual([
      ['added', 1, 1],
      ['approved', 2, 1],
      ['read', 3, 1],
    ]);
  });

  it('is not changed by a request without changes', async () => {
    const { id } = await done(anna, 'add', { input: { title: 'Unchanged', text: 'One.' } });
    const acts = async () => (await service.app.rows('outbox', { name: 'policy.changed' })).length;
    const before = await acts();
    expect(await done(anna, 'update', { id, input: {} })).toMatchObject({ latest: { number: 1 } });
    expect(await acts()).toBe(before);
  });

  it('stays in force while another text awaits approval, and must then be read again', async () => {
    const { id } = await done(anna, 'add', { input: { title: 'Training', text: 'One.' } });
    await done(boris, 'approve', { id, ...first });
    await done(clara, 'read', { id, ...first });
    expect(await done(anna, 'update', { id, input: { text: 'Two.' } })).toMatchObject({
      latest: { number: 2, text: 'Two.' },
      approved: { number: 1 },
      readBy: [{ member: { id: '3' } }],
    });
    expect(await refused(boris, 'approve', { id, ...first })).toMatchObject({ code: 'CONFLICT' });
    expect(await done(boris, 'approve', { id, input: { number: 2 } })).toMatchObject({
      approved: { number: 2 },
      versions: [{ number: 1 }, { number: 2 }],
      readBy: [],
    });
    expect(await done(anna, 'update', { id, input: { reviewOn: '2027-11-27', owner: null } })).toMatchObject({
      reviewOn: '2027-11-27',
      latest: { number: 2 },
    });
  });

  it('proves its duty only once it is approved, and only for its organisation', async () => {
    const DUTY = `{ _entities(representations: [{ __typename: "OrganisationDuty", id: "uk-c4", answer: "implemented" }]) {
      ... on OrganisationDuty { proof evidence policyId } } }`;
    const duty = () => root<object[]>(service.execute(dora, DUTY, {}));
    const { id } = await done(dora, 'add', { input: { title: 'Complaints', text: 'Answer.', duties: ['uk-c4'] } });
    expect(await duty()).toEqual([{ proof: 'stated', evidence: [], policyId: null }]);
    // The only member of an organisation can approve as the author.
    await done(dora, 'approve', { id, ...first });
    expect(await duty()).toEqual([{ proof: 'stated', evidence: [], policyId: id }]);
    expect(await refused(anna, 'policy', { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(anna, 'remove', { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await done(dora, 'remove', { id })).toBe(id);
    expect(await service.app.rows('policy_receipts', { policyId: Number(id) })).toEqual([]);
  });

  it('does not count for its duty once its review is overdue, of which its owner is notified once', async () => {
    const DUTY = `{ _entities(representations: [{ __typename: "OrganisationDuty", id: "uk-a3", answer: "implemented" }]) {
      ... on OrganisationDuty { policyId policy { title } } } }`;
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    const duty = () => root<object[]>(service.execute(elif, DUTY, {}));
    const emails = async () => {
      await remindOfPolicies(context(service.app, 'request-1'));
      return (await service.app.rows('outbox', { name: 'sendEmail' })).map(({ data }) => data);
    };
    const input = { title: 'Training', text: 'Each year.', duties: ['uk-a3'], owner: '10', reviewOn: day(0) };
    const { id } = await done(elif, 'add', { input });
    await done(elif, 'approve', { id, ...first });
    expect(await duty()).toEqual([{ policyId: id, policy: { title: 'Training' } }]);
    await done(elif, 'add', { input: { title: 'Later', text: 'One.', reviewOn: day(9) } });
    await done(elif, 'add', { input: { title: 'Never', text: 'One.' } });
    const dates = await root(service.execute(elif, '{ policyDates { title reviewOn } }', {}));
    expect(dates).toEqual([
      { title: 'Training', reviewOn: day(0) },
      { title: 'Later', reviewOn: day(9) },
    ]);
    const told = { template: 'policyReview', userId: 10, organisationId: organisationOf(10) };
    expect(await emails()).toEqual([{ ...told, day: day(0) }]);
    expect(await emails()).toHaveLength(1);
    await done(elif, 'update', { id, input: { reviewOn: day(-1), owner: null } });
    expect(await duty()).toEqual([{ policyId: null, policy: null }]);
    expect((await emails()).slice(1)).toEqual([{ ...told, day: day(-1) }]);
    await done(elif, 'update', { id, input: { reviewOn: day(365) } });
    expect(await emails()).toHaveLength(2);
  });

  it('is refused without a text or a file, and with an outsider as owner, a foreign file, or an unknown duty', async () => {
    const add = (input: object) => refused(anna, 'add', { input: { title: 'AI policy', ...input } });
    for (const input of [{}, { text: 'One.', evidenceId: '1' }, { evidenceId: '999' }])
      expect(await add(input)).toMatchObject({ code: 'INVALID' });
    expect(await add({ text: 'One.', owner: '9' })).toMatchObject({ code: 'INVALID' });
    expect(await add({ text: 'One.', duties: ['eu2-d-9'] })).toMatchObject({ code: 'INVALID' });
  });
});

describe('a management review', () => {
  it('is recorded with its date, participants, minutes and decisions, and can be changed and removed', async () => {
    const input = { kind: 'managementReview', title: 'Review', heldOn: '2026-11-20', participants: ['Anna', 'Boris'] };
    const { id } = await done(anna, 'record', { input: { ...input, minutes: 'All systems seen.' } });
    expect(await done(boris, 'change', { id, input: { decisions: 'Train everyone.' } })).toEqual({
      ...{ id, kind: 'managementReview', title: 'Review', participants: ['Anna', 'Boris'] },
      ...{ decisions: 'Train everyone.', writtenBy: { id: '2' } },
    });
    const acts = async () => (await service.app.rows('outbox', { name: 'managementRecord.changed' })).length;
    const before = await acts();
    expect(await done(anna, 'change', { id, input: {} })).toMatchObject({ decisions: 'Train everyone.' });
    expect(await acts()).toBe(before);
    expect(await refused(dora, 'change', { id, input: { title: 'Mine' } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(anna, 'record', { input: { ...input, evidenceId: '999' } })).toMatchObject({
      code: 'INVALID',
    });
    expect(await done(anna, 'removeRecord', { id })).toBe(id);
  });

  it('is deleted with its organisation, as are policies and receipts', async () => {
    const { id } = await done(dora, 'add', { input: { title: 'Policy', text: 'One.' } });
    await done(dora, 'approve', { id, ...first });
    await done(dora, 'read', { id, ...first });
    await done(dora, 'record', { input: { kind: 'internalAudit', title: 'Audit', heldOn: '2026-11-20' } });
    const organisationId = organisationOf(9);
    await service.hear('organisation.deleted', { organisationId, userId: 9 });
    for (const name of ['policies', 'policy_receipts', 'management_records'])
      expect(await service.app.rows(name, { organisationId })).toEqual([]);
  });
});
