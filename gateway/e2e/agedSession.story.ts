import { ageSession } from '@aicp/testing/ageSession';
import { expect, test } from '@playwright/test';
import { signInAdmin } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, ok, type RestClient, registeredClient } from './restClient.ts';

const NEEDED = { message: 'Please confirm that it is you, then try again.', reason: 'proof' };

/** A client whose user signed in eleven minutes ago: too long ago to count as confirmed. */
async function aged<Client extends RestClient>(client: Client): Promise<Client> {
  const { cookies } = await client.http.storageState();
  const id = cookies.find(({ name }) => name === 'aicp')?.value ?? '';
  await ageSession(id, 11);
  return client;
}

test('a client that knows only the specification can use all of it in a session that is eleven minutes old', async ({
  baseURL,
}) => {
  const client = await aged(await registeredClient(baseURL));
  await ok(client.get('/api/user'));
  await ok(client.get('/api/admin/check'));
  await ok(client.get('/api/subscription'));
  await ok(client.get('/api/pricing'));
  await ok(client.get('/api/stripe-config'));
  await ok(client.post('/api/forgot-password', { email: `${client.username}@example.com` }));
  for (const [jurisdiction, systems] of [
    ['EU', '/api/systems'],
    ['UK', '/api/uk/systems'],
  ] as const) {
    const named = { name: 'Screening', description: 'Of CVs', systemType: 'Recruitment/HR system', jurisdiction };
    const system = await ok<{ id: number }>(client.post(systems, named));
    await ok(client.get(systems));
    await ok(client.get(`/api/systems/${system.id}`));
    const begun = { aiSystemId: system.id, status: 'in_progress', jurisdiction };
    const { id } = await ok<{ id: number }>(client.post('/api/assessments', begun));
    await ok(client.get(`/api/assessments/${id}`));
    await answerAll(client, id, 'worst');
    await ok(client.post(`/api/assessments/${id}/complete`));
    await ok(client.get(`/api/reports/${id}`));
    // Pays as the card form does, with an unverified account.
    if (jurisdiction === 'EU') await subscribe(client, 'enterprise');
    // Documents learns of the plan a little after its payment.
    for (const documentType of ['transparency-notice', 'model-card', 'risk-assessment'])
      await expect(async () => {
        const document = client.post('/api/generate-document', { assessmentId: id, documentType });
        expect(await ok(document)).toMatchObject({ success: true });
      }).toPass({ timeout: 10_000, intervals: [200] });
  }

  // Operations beyond the specification require a confirmation, and accept one.
  const token = { name: 'ci', scope: 'READ', expiresInDays: 1 };
  for (const answer of [await client.post('/api/user/tokens', token), await client.get('/api/user/export')])
    expect([answer.status(), await answer.json()]).toEqual([403, NEEDED]);
  await ok(client.post('/api/user/proof', { password: 'a long enough password' }));
  expect((await client.get('/api/user/export')).status()).toBe(200);
  await ok(client.post('/api/logout'));
});

test('so can an administrator', async ({ baseURL }) => {
  const admin = await aged(await signInAdmin(baseURL));
  const person = await registeredClient(baseURL);
  const { id } = await ok<{ id: number }>(person.get('/api/user'));
  expect(await ok(admin.get('/api/admin/check'))).toEqual({ isAdmin: true });
  for (const read of ['stats', 'users', 'activities']) await ok(admin.get(`/api/admin/${read}`));
  const { sandboxMode } = await ok(admin.get('/api/admin/payment-settings'));
  await ok(admin.post('/api/admin/payment-settings', { sandboxMode }));
  await ok(admin.post(`/api/admin/users/${id}/resend-verification`));
  for (const act of ['verify', 'suspend', 'activate']) await ok(admin.post(`/api/admin/users/${id}/${act}`));

  // Irreversible operations require a confirmation, and accept one.
  const refused = await admin.http.delete(`/api/admin/users/${id}`);
  expect([refused.status(), await refused.json()]).toEqual([403, NEEDED]);
  const query = 'mutation { setActivityRetention(days: null) { retentionDays } }';
  const { errors } = await ok<{ errors: unknown }>(admin.post('/graphql', { query }));
  expect(errors).toMatchObject([{ message: NEEDED.message, extensions: { code: 'FORBIDDEN', reason: 'proof' } }]);
  await ok(admin.post('/api/user/proof', { password: process.env.ADMIN_PASSWORD ?? '' }));
  await ok(admin.http.delete(`/api/admin/users/${id}`));
});
