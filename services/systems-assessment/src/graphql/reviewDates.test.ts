import { countCommands } from '@aicp/testing/countCommands';
import { guest, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

const [anna, boris] = [user(1), user(2)];
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const SAVE = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
const DATES =
  'query ($first: Int! = 50, $law: Jurisdiction) { reviewDates(first: $first, jurisdiction: $law) { day system { name } } }';

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

async function reviewed(actor: typeof anna, name: string, facts: object): Promise<void> {
  const { id } = await root<{ id: string }>(service.executeInTrial(actor, CREATE, { input: { name } }));
  await root(service.executeInTrial(actor, SAVE, { id, facts }));
}
const datesOf = (actor: typeof anna, variables: object = {}) => root(service.execute(actor, DATES, { ...variables }));

describe('the recorded next reviews', () => {
  it('are listed by date, without retired or undated systems, and only the organisation’s', async () => {
    await reviewed(anna, 'Scorecard', { nextReview: '2027-03-01', status: 'live' });
    await reviewed(anna, 'Chatbot', { nextReview: '2026-01-31' });
    await reviewed(anna, 'Old screen', { nextReview: '2026-01-01', status: 'retired' });
    await reviewed(anna, 'New screen', { version: '1' });
    await reviewed(boris, 'Somebody else’s', { nextReview: '2026-01-01' });
    expect(await datesOf(anna)).toEqual([
      { day: '2026-01-31', system: { name: 'Chatbot' } },
      { day: '2027-03-01', system: { name: 'Scorecard' } },
    ]);
    expect(await datesOf(anna, { first: 1 })).toHaveLength(1);
    await mongoose.connection
      .collection<{ _id: number }>('ai_systems')
      .updateOne({ name: 'Chatbot' }, { $set: { jurisdiction: 'UK', otherLaw: null } });
    expect(await datesOf(anna, { law: 'UK' })).toEqual([{ day: '2026-01-31', system: { name: 'Chatbot' } }]);
    expect(await datesOf(anna, { law: 'EU', first: 1 })).toEqual([
      { day: '2027-03-01', system: { name: 'Scorecard' } },
    ]);
    expect((await service.execute(guest, DATES)).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  it('take as many database commands for many systems as for one', async () => {
    const one = await countCommands(async () => void (await datesOf(boris)));
    for (const name of ['One', 'Two', 'Three']) await reviewed(boris, name, { nextReview: '2027-01-01' });
    expect(await countCommands(async () => void (await datesOf(boris)))).toEqual(one);
  });
});
