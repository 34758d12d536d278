import { expect, test } from '@playwright/test';
import { MAX_COST } from '../src/limits.ts';
import { fromElsewhere } from './matrix/callers.ts';
import { documentOf, operationsOf, readGraph } from './matrix/document.ts';
import { graphqlRows } from './matrix/graphqlRows.ts';
import { outcomeFor, type Row } from './matrix/kinds.ts';
import { outcomeOfGraph } from './matrix/outcomes.ts';
import { restRows } from './matrix/restRows.ts';
import { fetchRoutes } from './matrix/routes.ts';
import { tryRow } from './matrix/tryRow.ts';
import { createWorld, type World } from './matrix/world.ts';

/**
 * The rights of every operation of the graph, for every kind of caller; authorizationRest.story.ts does the same with the REST routes. The
 * tables are in matrix/; an operation without a row, and a row without an operation, fail.
 */

const schema = readGraph();
let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await createWorld(baseURL);
});

test('every operation and every route has its row, and every row its operation', async ({ baseURL }) => {
  expect(Object.keys(graphqlRows).sort()).toEqual(operationsOf(schema).sort());
  // A route whose query selects another thing has a row for each.
  const rows = new Set(Object.keys(restRows).map(name => name.replace(/\?.*/, '')));
  expect([...rows].sort()).toEqual([...(await fetchRoutes(baseURL)).keys()].sort());
});

for (const [operation, row] of Object.entries(graphqlRows)) {
  test(`${operation}: each caller gets only their own`, async () => {
    const { callers, things } = world;
    const forAdmins = isRefused(row, 'other');
    const most = MAX_COST[forAdmins ? 'administrator' : isRefused(row, 'guest') ? 'user' : 'guest'];
    const query = documentOf(schema, operation, { forAdmins, variables: row.input(things), most });
    await tryRow(row, world, operation.startsWith('mutation'), async (caller, variables) => {
      const data = { query, variables };
      const answer = await callers[caller].http.post('/graphql', { data, headers: fromElsewhere(caller) });
      const text = await answer.text();
      return { text, outcome: outcomeOfGraph({ status: answer.status(), text }) };
    });
  });
}

/** Whether the caller may not even read. */
const isRefused = (row: Row, caller: 'other' | 'guest') =>
  ['forbidden', 'signIn'].includes(outcomeFor(row, caller, false));
