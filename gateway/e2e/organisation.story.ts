import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

test('an organisation is asked and told what it is, once for all of its systems', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const facts = { kind: null, size: null, turnover: null, answers: [], onlyApproved: false, reassessMonths: null };
  expect(await ok(client.get('/api/organisation'))).toEqual({
    id: expect.any(Number),
    name: 'Story Ltd',
    role: 'owner',
    ...facts,
  });
  const stated = { kind: 'private', turnover: 3_000_000, answers: [{ questionId: 'eu2-pl-d', answer: 'yes' }] };
  const changed = await ok(client.http.patch('/api/organisation', { data: stated }));
  expect(changed).toEqual({ id: expect.any(Number), name: 'Story Ltd', role: 'owner', ...facts, ...stated });
  expect(await ok(client.get('/api/organisation'))).toEqual(changed);
});
