import { expect, test } from '@playwright/test';
import { fromElsewhere } from './matrix/callers.ts';
import type { Input, Row } from './matrix/kinds.ts';
import { outcomeOfRest } from './matrix/outcomes.ts';
import { restRows } from './matrix/restRows.ts';
import { fetchRoutes } from './matrix/routes.ts';
import { tryRow } from './matrix/tryRow.ts';
import { createWorld, type World } from './matrix/world.ts';

/** Calls every REST route as every kind of caller; authorization.story.ts does the same for GraphQL operations. */

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await createWorld(baseURL);
});

test('the API documents for each route whether tokens may call it', async ({ baseURL }) => {
  for (const [name, { bearer }] of await fetchRoutes(baseURL)) {
    const row = restRows[name] as Row;
    if (row.expected('guest', false) === 'signIn')
      expect(!['forbidden', 'signIn'].includes(row.expected('writeToken', false)), name).toBe(bearer);
  }
});

for (const [name, row] of Object.entries(restRows)) {
  test(`${name}: each caller gets only their own`, async () => {
    const { callers } = world;
    const [method = '', url = ''] = name.split(' ');
    await tryRow(row, world, method !== 'GET', async (caller, { path = {}, query, bytes, ...body }) => {
      const address = url.replaceAll(/\{(\w+)\}/g, (_all, part) => String((path as Record<string, unknown>)[part]));
      const { data, headers } = bodyOf(method, bytes, body);
      const answer = await callers[caller].http.fetch(address, {
        method,
        ...(query ? { params: query as Record<string, string> } : {}),
        ...(data ? { data } : {}),
        headers: { ...fromElsewhere(caller), ...headers },
      });
      const text = await answer.text();
      return { text, outcome: outcomeOfRest({ status: answer.status(), text }) };
    });
  });
}

function bodyOf(
  method: string,
  bytes: unknown,
  body: Input,
): { data?: Buffer | Input; headers?: Record<string, string> } {
  if (typeof bytes === 'string')
    return { data: Buffer.from(bytes), headers: { 'content-type': 'application/octet-stream' } };
  return method === 'GET' || Object.keys(body).length === 0 ? {} : { data: body };
}
