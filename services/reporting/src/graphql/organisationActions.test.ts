import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../../testing/openActionsForTest.ts';

const anna = user(1, 'owner', COMPANY);

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.addMember(1, 'owner');
});
afterAll(() => test.app.stop());

type Item = {
  id: string;
  systemId: string | null;
  organisation: boolean;
  system: object | null;
  questionId: string;
  reportId: string | null;
  state: string;
  comments: { text: string }[];
};
const LIST = `query ($f: ActionFilter) { actions(filter: $f, first: 100) { items { id systemId organisation system { id } questionId reportId state
  comments { text } } systems { id } } }`;
const actions = (filter: object = {}) =>
  root<{ items: Item[]; systems: { id: string }[] }>(test.execute(anna, LIST, { f: filter }));
async function literacy(): Promise<Item[]> {
  return (await actions()).items.filter(({ questionId }) => questionId === 'eu2-d-4');
}

let version = 0;
const say = (answer: string | null, at = '2026-11-23T10:00:00.000Z') =>
  test.hear(OrganisationDutiesChanged, {
    userId: 1,
    organisationId: COMPANY,
    version: ++version,
    duties: answer ? [{ id: 'eu2-d-4', answer, answeredBy: 1, answeredAt: at, reviewOn: '2027-11-23' }] : [],
    act: 'answered',
    dutyId: 'eu2-d-4',
    at,
  });

describe('the action of an organisation duty', () => {
  it('exists once, without a system, for all systems whose reports find it open, and system filters leave it out', async () => {
    for (const system of [10, 20, 30])
      await test.complete(system / 10, system, { 'eu2-d-4': 'partial', 'eu2-d-9': 'none' });
    expect(await literacy()).toMatchObject([
      { systemId: null, organisation: true, system: null, state: 'open', reportId: '3' },
    ]);
    const { items } = await actions({ systemId: '10' });
    expect(items.map(({ questionId }) => questionId)).toEqual(['eu2-d-9']);
    expect((await actions()).systems.map(({ id }) => id)).toEqual(['30', '20', '10']);
  });

  it('stays with members’ work until the last report that finds it open is deleted, or the organisation has answered', async () => {
    const [action] = await literacy();
    const UPDATE =
      'mutation ($id: ID!, $input: UpdateActionInput!) { updateAction(id: $id, input: $input) { id state } }';
    await root(test.execute(anna, UPDATE, { id: action?.id, input: { state: 'doing', owner: '1' } }));
    await test.complete(4, 10, { 'eu2-d-4': 'implemented' });
    await test.complete(5, 20, { 'eu2-d-4': 'implemented' });
    expect(await literacy()).toMatchObject([{ id: action?.id, state: 'doing' }]);
    await say('implemented');
    expect(await literacy()).toMatchObject([
      {
        id: action?.id,
        state: 'closed',
        comments: [{ text: expect.stringContaining('answered that this duty is met') }],
      },
    ]);
    await test.complete(6, 40, { 'eu2-d-4': 'none' });
    expect(await literacy()).toMatchObject([{ state: 'closed' }]);
    await say('none', '2026-11-24T10:00:00.000Z');
    expect(await literacy()).toMatchObject([{ id: action?.id, state: 'open' }]);
    for (const systemId of [30, 40])
      await test.hear(SystemDeleted, { userId: 1, organisationId: COMPANY, version: 2, systemId });
    expect(await literacy()).toMatchObject([{ id: action?.id, state: 'closed' }]);
  });

  it('is stated for audit rooms whenever its state changes', async () => {
    const [action] = await literacy();
    const published = (await test.app.rows('outbox', { name: 'actions.stated' })).filter(
      ({ data }) => data.systemId === null,
    );
    expect(published.flatMap(({ data }) => data.actions)).toEqual(
      Array(published.length).fill(expect.objectContaining({ id: Number(action?.id), questionId: 'eu2-d-4' })),
    );
    const states = published.flatMap(({ data }) => data.actions.map(({ state }: { state: string }) => state));
    expect(new Set(states)).toEqual(new Set(['open', 'doing', 'closed']));
    expect(published.at(-1)?.data.actions).toMatchObject([{ state: 'closed' }]);
  });

  it('follows the latest answer, in whatever order answers arrive', async () => {
    await test.complete(7, 50, { 'eu2-d-4': 'none' });
    expect(await literacy()).toMatchObject([{ state: 'open' }]);
    version += 1;
    const late = version;
    await say('implemented', '2026-11-25T10:00:00.000Z');
    await test.hear(OrganisationDutiesChanged, {
      ...{ userId: 1, organisationId: COMPANY, version: late, duties: [], act: 'withdrawn', dutyId: 'eu2-d-4' },
      at: '2026-11-24T12:00:00.000Z',
    });
    expect(await literacy()).toMatchObject([{ state: 'closed' }]);
  });
});
