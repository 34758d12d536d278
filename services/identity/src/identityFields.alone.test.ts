// The tables get their made-up fields before any layer reads them.
import '@aicp/testing/madeUpFields';

import { OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { localClient, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organisationForTest } from '../testing/organisationForTest.ts';
import { verifyForTest } from '../testing/verifyForTest.ts';
import { contextOf } from './context.ts';
import { findOrganisation } from './store/organisations.ts';
import { findUser } from './store/users.ts';
import { register } from './use-cases/account/register.ts';
import { updateOrganisation } from './use-cases/organisation/updateOrganisation.ts';

const given = { madeUpLine: 'A line', madeUpText: 'A text', madeUpCodes: ['ICO'] };
const absent = { madeUpLine: null, madeUpText: null, madeUpCodes: [] };
const settings = {
  trial: true,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};

let app: TestService;
let id: number;
beforeAll(async () => {
  app = await openTestService('identity');
  const person = { username: 'anna', email: 'anna@example.com', password: 'correct horse battery' };
  ({ id } = await register(ctx(0), person));
  await verifyForTest(id);
});
afterAll(() => app.stop());

const ctx = (userId: number, organisationId = 0) =>
  contextOf(
    app,
    settings,
  )({
    actor: user(userId, 'owner', organisationId),
    client: localClient,
    requestId: 'request-1',
    setSession: () => undefined,
    setDevice: () => undefined,
  });
const published = async (name: string) => (await app.rows('outbox', { name })).at(-1)?.data;

describe('a field that only the table of fields has', () => {
  it('stores and publishes the fields of a user', async () => {
    expect(await findUser(id)).toMatchObject(absent);
    expect(await published(UserRegistered.name)).toMatchObject(absent);
  });

  it('changes, stores and publishes the fields of an organisation', async () => {
    const organisationId = await organisationForTest(id);
    await updateOrganisation(ctx(id, organisationId), given);
    expect(await findOrganisation(organisationId)).toMatchObject(given);
    expect(await published(OrganisationUpdated.name)).toMatchObject(given);
  });
});
