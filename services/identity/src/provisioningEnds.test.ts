import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../testing/openIdentityWithMail.ts';
import type { Person } from '../testing/openPeopleForTest.ts';
import { openScimForTest, type Resource } from '../testing/openScimForTest.ts';
import { findUser } from './store/users.ts';
import { eraseUser } from './use-cases/account/eraseUser.ts';
import { resolveTokenActor } from './use-cases/signIn/resolveTokenActor.ts';

let service: Awaited<ReturnType<typeof openScimForTest>>;
type Company = Awaited<ReturnType<typeof service.company>>;
let firm: Company;
beforeAll(async () => {
  service = await openScimForTest();
  firm = await service.company('firm');
});
afterAll(() => service.stop());

const off = { op: 'Replace', path: 'active', value: 'False' };
const on = { op: 'Replace', path: 'active', value: 'True' };
const rowOf = async (id: string) => (await service.app.rows('provisioned_users', { _id: id as never }))[0];

/** A provisioned user who has chosen a password by the emailed link and is signed in. */
async function provisioned(name: string): Promise<{ resource: Resource; person: Person }> {
  const email = `${name}@firm.example`;
  const resource = await firm.scim.user(email);
  await service.box.take(email, 'Your account with');
  const { execute } = service;
  await root(execute(guest, 'mutation ($email: String!) { forgotPassword(email: $email) { message } }', { email }));
  const token = tokenIn(await service.box.take(email, 'Reset your password'));
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }';
  await root(execute(guest, reset, { input: { token, password: PASSWORD } }));
  const id = Number((await rowOf(resource.id))?.userId);
  return { resource, person: await service.signIn({ id, email, username: name, session: '' }) };
}

describe('a user who becomes inactive', () => {
  it.each([
    ['as Entra says it', off],
    ['as Okta says it', { op: 'replace', value: { active: false } }],
  ])('is out everywhere, %s, and in again with the same account', async (how, operation) => {
    const { resource, person } = await provisioned(how.includes('Okta') ? 'olga' : 'enno');
    const { organisationId } = firm;
    const digest = tokenDigest(`aicp_${how}`);
    const mongoose = (await import('mongoose')).default;
    await mongoose.connection.collection('api_tokens').insertOne({
      _id: person.id as never,
      userId: person.id,
      organisationId,
      name: 'ci',
      scope: 'READ',
      role: 'reader',
      digest,
      hint: 'abcd',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 1e7),
    });
    const ctx = { ...service.worker(), plansOff: true, trial: true };
    expect(await resolveTokenActor(ctx, digest)).toMatchObject({ organisationId });
    expect(await service.actorOf(person)).toMatchObject({ organisationId, role: 'reader' });

    const { body } = await firm.scim.patch(`/Users/${resource.id}`, operation);
    expect(body).toMatchObject({ id: resource.id, active: false });
    expect(await service.sessions.find(person.session)).toBeNull();
    expect(await resolveTokenActor(ctx, digest)).toBeNull();
    const again = await service.signIn(person);
    expect((await service.actorOf(again)).organisationId).not.toBe(organisationId);

    expect((await firm.scim.patch(`/Users/${resource.id}`, on)).body).toMatchObject({ active: true });
    expect(await rowOf(resource.id)).toMatchObject({ userId: person.id });
    expect(await service.actorOf(await service.signIn(person))).toMatchObject({ organisationId, role: 'reader' });
  });

  it('can be sent by Okta with active false, and keeps their details', async () => {
    const { resource, person } = await provisioned('pia');
    const { meta: _, ...whole } = (await firm.scim.get(`/Users/${resource.id}`)).body;
    const put = await firm.scim.ask('PUT', `/Users/${resource.id}`, { ...whole, active: false });
    expect(put).toMatchObject({ status: 200, body: { active: false, userName: 'pia@firm.example' } });
    expect(await service.sessions.find(person.session)).toBeNull();
    expect((await firm.scim.ask('PUT', `/Users/${resource.id}`, { ...whole, active: false })).status).toBe(200);
  });

  it('does not exist for the directory once deleted, and returns with the same account when provisioned again', async () => {
    const { resource, person } = await provisioned('quin');
    expect((await firm.scim.ask('DELETE', `/Users/${resource.id}`)).status).toBe(204);
    expect((await firm.scim.get(`/Users/${resource.id}`)).status).toBe(404);
    expect((await firm.scim.ask('DELETE', `/Users/${resource.id}`)).status).toBe(404);
    expect(JSON.stringify(await rowOf(resource.id))).not.toContain('quin');
    expect(await service.sessions.find(person.session)).toBeNull();
    const back = await firm.scim.user('quin@firm.example');
    expect(back.id).not.toBe(resource.id);
    expect(await rowOf(back.id)).toMatchObject({ userId: person.id, isAccountOurs: true });
    expect(await service.actorOf(await service.signIn(person))).toMatchObject({ organisationId: firm.organisationId });
  });

  it('cannot be the last owner', async () => {
    const co = await service.company('lonely');
    await service.addVerifiedDomain(co.owner, 'owners.example');
    await service.addVerifiedDomain(co.owner, 'example.com');
    const { id } = await co.scim.user(co.owner.email);
    const refused = await co.scim.patch(`/Users/${id}`, off);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'An organisation needs an owner. Please make another member an owner first.' },
    });
    expect((await co.scim.ask('DELETE', `/Users/${id}`)).status).toBe(409);
    expect((await co.scim.get(`/Users/${id}`)).body.active).toBe(true);
    expect(await service.actorOf(co.owner)).toMatchObject({ role: 'owner' });
  });

  it('does not return once their domain no longer belongs to the organisation', async () => {
    const co = await service.company('moved');
    const { id } = await co.scim.user('rita@moved.example');
    await co.scim.patch(`/Users/${id}`, off);
    await root(service.as(co.owner, 'mutation { removeDomain(domain: "moved.example") { domain } }'));
    expect(await co.scim.patch(`/Users/${id}`, on)).toMatchObject({ status: 400 });
    expect((await co.scim.get(`/Users/${id}`)).body.active).toBe(false);
  });
});

describe('changes during a sign-in', () => {
  it('is not overwritten: If-Match names the version', async () => {
    const { id, meta } = await firm.scim.user('sara@firm.example');
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'sara@firm.example',
      displayName: 'S',
    };
    const put = (match: string) => firm.scim.ask('PUT', `/Users/${id}`, body, { 'if-match': match });
    expect(await put(meta.version)).toMatchObject({ status: 200, headers: { etag: 'W/"2"' } });
    expect(await put(meta.version)).toMatchObject({ status: 412 });
    const unchanged = await firm.scim.ask('GET', `/Users/${id}`, undefined, { 'if-none-match': 'W/"2"' });
    expect(unchanged.status).toBe(304);
  });
});

describe('erased data', () => {
  it('deletes the rows of a user and of an organisation', async () => {
    const co = await service.company('gone');
    const tom = await co.scim.user('tom@gone.example');
    const group = await co.scim.group('Risk', tom.id);
    const account = await findUser(Number((await rowOf(tom.id))?.userId));
    if (account) await eraseUser(service.worker(), account, 'isFollowed');
    expect(await rowOf(tom.id)).toBeUndefined();
    expect((await co.scim.get(`/Groups/${group.id}`)).body.members ?? []).toEqual([]);
    expect((await co.scim.get(`/Users/${tom.id}`)).status).toBe(404);
    await co.scim.user('uta@gone.example');
    await root(service.as(co.owner, 'mutation { deleteOrganisation { message } }'));
    const { organisationId } = co;
    for (const name of ['provisioned_users', 'provisioned_groups', 'provisioning_tokens'])
      expect(await service.app.rows(name, { organisationId })).toEqual([]);
    expect((await co.scim.get('/Users')).status).toBe(401);
  });
});
