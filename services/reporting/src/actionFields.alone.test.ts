// The table gets its made-up fields before any layer reads it.
import { csvText } from '@aicp/service/process/csvText';
import '@aicp/testing/madeUpFields';

import { actionFields } from '@aicp/contracts/entities/action';
import { namesIn } from '@aicp/contracts/entities/field';
import { localClient, user } from '@aicp/testing/executor';
import { madeUpFields } from '@aicp/testing/madeUpFields';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { COMPANY, openActionsForTest, type TestActions } from '../testing/openActionsForTest.ts';
import { contextOf } from './context.ts';
import { createAction, updateAction } from './use-cases/changeAction.ts';
import { actionsFile, readAction } from './use-cases/readActions.ts';

const SYSTEM = 300;
const given = { madeUpLine: 'A line', madeUpText: 'A text', madeUpCodes: ['ICO'] };
const changed = { madeUpLine: 'Another', madeUpText: null, madeUpCodes: [] };

let test: TestActions;
beforeAll(async () => {
  test = await openActionsForTest();
  await test.addMember(2, 'contributor');
  await test.complete(1, SYSTEM, { 'eu2-d-9': 'none' });
});
afterAll(() => test.app.stop());

const ctx = () =>
  contextOf(test.app)({ actor: user(2, 'contributor', COMPANY), client: localClient, requestId: 'request-1' });
async function fileOfActions() {
  let text = '';
  for await (const part of await actionsFile(ctx(), {}, { names: {} })) text += csvText(part);
  return text.split('\r\n').map(line => line.split(','));
}

it('a field that is only in the table of actions is created, changed, stored, published and exported', async () => {
  const { id } = await createAction(ctx(), { systemId: SYSTEM, title: 'Order a sign', ...given });
  expect(await readAction(ctx(), id)).toMatchObject(given);
  const [header = [], ...lines] = await fileOfActions();
  expect(namesIn(actionFields, 'csv').filter(name => name !== 'ownerId' && !header.includes(name))).toEqual([]);
  const line = lines.find(([number]) => number === String(id)) ?? [];
  expect(Object.keys(madeUpFields).map(name => line[header.indexOf(name)])).toEqual(['A line', 'A text', 'ICO']);

  await updateAction(ctx(), id, { state: 'doing' });
  expect(await readAction(ctx(), id)).toMatchObject(given);
  await updateAction(ctx(), id, changed);
  expect(await readAction(ctx(), id)).toMatchObject({ title: 'Order a sign', state: 'doing', ...changed });
  const events = (await test.app.rows('outbox', { name: 'action.changed' })).map(({ data }) => data);
  expect([events.at(0), events.at(-1)]).toMatchObject([given, changed]);
});
