import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openScimForTest, type Resource } from '../testing/openScimForTest.ts';

let service: Awaited<ReturnType<typeof openScimForTest>>;
type Company = Awaited<ReturnType<typeof service.company>>;
let firm: Company;
let anna: Resource;
let ben: Resource;
beforeAll(async () => {
  service = await openScimForTest();
  firm = await service.company('firm');
  await setRoles(firm, { Compliance: 'manager', Auditors: 'approver' });
  anna = await firm.scim.user('anna@firm.example');
  ben = await firm.scim.user('ben@firm.example');
});
afterAll(() => service.stop());

const SET = `mutation ($input: GroupRolesInput!) { setGroupRoles(input: $input) { groupRoles { group role } groups } }`;
const setRoles = ({ owner }: Company, roles: Record<string, string>) =>
  service.as(owner, SET, { input: { groupRoles: Object.entries(roles).map(([group, role]) => ({ group, role })) } });
async function roleOf({ id }: Resource): Promise<string> {
  const [row] = await service.app.rows('provisioned_users', { _id: id as never });
  const [membership] = await service.app.rows('memberships', {
    userId: row?.userId,
    organisationId: row?.organisationId,
    endedAt: null,
  });
  return membership?.role;
}
const get = async (group: Resource) => (await firm.scim.get(`/Groups/${group.id}`)).body;
const valuesOf = (group: { members?: { value: string }[] }) => (group.members ?? []).map(({ value }) => value).sort();

describe('a directory group', () => {
  it('gives its members the role that an owner has mapped, as Entra pushes it', async () => {
    const group = await firm.scim.group('Compliance');
    expect(await firm.scim.list('/Groups', 'displayName eq "compliance"')).toMatchObject({ body: { totalResults: 1 } });
    const added = { op: 'Add', path: 'members', value: [{ value: anna.id }, { value: ben.id }] };
    expect((await firm.scim.patch(`/Groups/${group.id}`, added)).status).toBe(200);
    expect([await roleOf(anna), await roleOf(ben)]).toEqual(['manager', 'manager']);
    expect((await get(group)).members).toContainEqual(
      expect.objectContaining({ value: anna.id, $ref: anna.meta.location, type: 'User' }),
    );
    await firm.scim.patch(`/Groups/${group.id}`, { op: 'Remove', path: `members[value eq "${ben.id}"]` });
    expect(valuesOf(await get(group))).toEqual([anna.id]);
    expect([await roleOf(anna), await roleOf(ben)]).toEqual(['manager', 'reader']);
    const without = await firm.scim.get('/Groups?excludedAttributes=members');
    expect(without.body.Resources[0]).not.toHaveProperty('members');
  });

  it('can be pushed by Okta: put with members, renamed, and deleted', async () => {
    const group = await firm.scim.group('Auditors', ben.id);
    expect(await roleOf(ben)).toBe('approver');
    const body = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Auditors', members: [] };
    expect((await firm.scim.ask('PUT', `/Groups/${group.id}`, body)).status).toBe(200);
    expect(await roleOf(ben)).toBe('reader');
    await firm.scim.ask('PUT', `/Groups/${group.id}`, { ...body, members: [{ value: ben.id }] });
    expect(await roleOf(ben)).toBe('approver');
    const renamed = { op: 'replace', value: { id: group.id, displayName: 'Friends' } };
    expect((await firm.scim.patch(`/Groups/${group.id}`, renamed)).body.displayName).toBe('Friends');
    expect(await roleOf(ben)).toBe('reader');
    expect((await firm.scim.ask('DELETE', `/Groups/${group.id}`)).status).toBe(204);
    expect((await firm.scim.get(`/Groups/${group.id}`)).status).toBe(404);
  });

  it('counts as soon as its role is set, and until it is removed', async () => {
    const group = await firm.scim.group('Board', ben.id);
    expect(await roleOf(ben)).toBe('reader');
    const set = await setRoles(firm, { board: 'contributor', Compliance: 'manager' });
    expect(set.data).toMatchObject({ setGroupRoles: { groups: expect.arrayContaining(['Board', 'Compliance']) } });
    expect(await roleOf(ben)).toBe('contributor');
    await setRoles(firm, { Compliance: 'manager' });
    expect(await roleOf(ben)).toBe('reader');
    await firm.scim.ask('DELETE', `/Groups/${group.id}`);
  });

  it('does not affect members whom it never gave a role, or the last owner', async () => {
    const co = await service.company('small');
    await service.addVerifiedDomain(co.owner, 'example.com');
    const boss = await co.scim.user(co.owner.email);
    const cleo = await service.addMember(co.owner, 'cleo', 'contributor');
    const linked = await co.scim.user(cleo.email);
    await setRoles(co, { Readers: 'reader' });
    expect([await roleOf(boss), await roleOf(linked)]).toEqual(['owner', 'contributor']);
    await co.scim.group('Readers', boss.id, linked.id);
    const rows = await service.app.rows('memberships', { organisationId: co.organisationId, endedAt: null });
    expect(rows.map(({ role }) => role).sort()).toEqual(['owner', 'reader']);
  });

  it('gives its role to members who accept their invitation after joining the group', async () => {
    const email = 'ida@firm.example';
    await setRoles(firm, { Compliance: 'manager', Auditors: 'approver' });
    const ida = await service.register('ida', { email });
    const waiting = await firm.scim.user(email);
    const mail = await service.box.take(email, 'invitation');
    const group = await firm.scim.group('Auditors', waiting.id);
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
    await root(service.as(ida, 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }', { token }));
    expect(await roleOf(waiting)).toBe('approver');
    await firm.scim.ask('DELETE', `/Groups/${group.id}`);
    expect(await roleOf(waiting)).toBe('reader');
  });

  it('exists once, with users as members and no other data', async () => {
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
    const twice = await firm.scim.ask('POST', '/Groups', { schemas, displayName: 'COMPLIANCE' });
    expect(twice).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    const strange = { schemas, displayName: 'Strange', members: [{ value: 'nobody' }] };
    expect(await firm.scim.ask('POST', '/Groups', strange)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
    const other = await service.company('rival');
    const [group] = (await firm.scim.get('/Groups')).body.Resources;
    expect((await other.scim.get(`/Groups/${group.id}`)).status).toBe(404);
    expect((await other.scim.ask('DELETE', `/Groups/${group.id}`)).status).toBe(404);
    expect((await other.scim.get('/Groups')).body.totalResults).toBe(0);
  });

  it('is paged so that a response has a few thousand members, and is complete if members are left out', async () => {
    const full = await service.company('full');
    const [user] = await service.app.rows('provisioned_users');
    const { organisationId } = full;
    const members = Array.from({ length: 3_000 }, (_, index) => `full-${index}`);
    const rows = members.map(id => ({ ...user, _id: id as never, organisationId, userNameKey: id, emailKey: null }));
    await mongoose.connection.collection('provisioned_users').insertMany(rows);
    for (const name of ['a', 'b', 'c']) await full.scim.group(name, ...members);
    const page = async (query: string) => (await full.scim.get(`/Groups${query}`)).body;
    const names = ({ Resources }: { Resources: { displayName: string }[] }) => Resources.map(each => each.displayName);
    const first = await page('');
    expect(first).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 2 });
    expect([names(first), names(await page('?startIndex=3'))]).toEqual([['a', 'b'], ['c']]);
    for (const query of ['?excludedAttributes=members', '?attributes=displayName'])
      expect(names(await page(query))).toEqual(['a', 'b', 'c']);
  });
});

const CREATE = `mutation ($input: CreateProvisioningTokenInput!) {
  createProvisioningToken(input: $input) { token provisioning { tokens { id hint lastUsedAt expiresAt } } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeProvisioningToken(id: $id) { tokens { id } } }';
const LIST = '{ provisioning { address tokens { id hint lastUsedAt } groupRoles { group role } userCount } }';

describe('a provisioning token', () => {
  it('is shown once, works at once, and its use is recorded', async () => {
    const co = await service.company('tokens');
    expect(co.token).toMatch(/^aicpscim_\d+_[\w-]{43}$/);
    const rows = JSON.stringify(await service.app.rows('provisioning_tokens'));
    expect(rows).not.toContain(co.token.split('_')[2]);
    expect((await co.scim.get('/Users')).status).toBe(200);
    const { tokens, address } = await root<{ tokens: { hint: string; lastUsedAt: string }[]; address: string }>(
      service.as(co.owner, LIST),
    );
    expect(address).toBe('http://localhost:3000/scim/v2');
    expect(tokens).toMatchObject([{ hint: co.token.slice(-4), lastUsedAt: expect.any(String) }]);
  });

  it('is replaced by a second one; a third is refused', async () => {
    const co = await service.company('rotated');
    const second = await service.tokenOf(co.owner);
    const third = await service.as(co.owner, CREATE, { input: { expiresInDays: 90 } });
    expect(third.errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect([(await co.scim.get('/Users')).status, (await service.clientOf(second).get('/Users')).status]).toEqual([
      200, 200,
    ]);
    await root(service.as(co.owner, REVOKE, { id: co.token.split('_')[1] }));
    const refused = await co.scim.get('/Users');
    expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
    expect(refused.body).toMatchObject({ status: '401', detail: 'This provisioning token is not valid.' });
    expect((await service.clientOf(second).get('/Users')).status).toBe(200);
  });

  it('is not accepted once expired or with another’s secret, and an API token is not one', async () => {
    const co = await service.company('expired');
    const [prefix, id, secret = ''] = co.token.split('_');
    for (const token of [`${prefix}_${id}_${'a'.repeat(43)}`, `${prefix}_999_${secret}`, `aicp_${secret}`, '', 'x y'])
      expect((await service.clientOf(token).get('/Users')).status).toBe(401);
    const mongoose = (await import('mongoose')).default;
    const tokens = mongoose.connection.collection('provisioning_tokens');
    await tokens.updateOne({ _id: Number(id) as never }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await co.scim.get('/Users')).status).toBe(401);
  });

  it('can be created by owners after confirmation, and seen or revoked by no one else', async () => {
    const co = await service.company('owned');
    const manager = await service.addMember(co.owner, 'owned-manager', 'manager');
    for (const query of [LIST, 'mutation { revokeProvisioningToken(id: "1") { userCount } }'])
      expect((await service.as(manager, query)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const old = { ...(await service.actorOf(co.owner)), provedAt: 0 };
    const asked = await service.execute(old, CREATE, { input: { expiresInDays: 1 } });
    expect(asked.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const id = firm.token.split('_')[1];
    expect((await service.as(co.owner, REVOKE, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await firm.scim.get('/Users')).status).toBe(200);
  });
});

describe('a list', () => {
  it('also answers POST, for users, groups or both', async () => {
    const co = await service.company('searched');
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'];
    for (const number of [1, 2, 3]) await co.scim.user(`s${number}@searched.example`);
    await co.scim.group('Searched');
    const search = async (path: string, body: object) => (await co.scim.ask('POST', path, { schemas, ...body })).body;
    expect(await search('/.search', {})).toMatchObject({ totalResults: 4, itemsPerPage: 4 });
    const last = { startIndex: 3, count: 2, attributes: ['userName', 'displayName'] };
    expect((await search('/.search', last)).Resources).toEqual([
      expect.objectContaining({ userName: 's3@searched.example' }),
      { schemas: [expect.any(String)], id: expect.any(String), displayName: 'Searched' },
    ]);
    const filter = 'userName eq "S2@searched.example"';
    expect(await search('/.search', { filter })).toMatchObject({ totalResults: 1, Resources: [{ active: true }] });
    expect(await search('/Users/.search', { count: 0 })).toMatchObject({ totalResults: 3, Resources: [] });
    expect(await search('/Groups/.search', { filter: 'displayName eq "searched"' })).toMatchObject({ totalResults: 1 });
    for (const path of ['/.search', '/Users/.search', '/Groups/.search'])
      expect(await search(path, { filter: 'shoe eq "1"' })).toMatchObject({ scimType: 'invalidFilter' });
    expect(await search('/Groups/.search', { filter })).toMatchObject({ scimType: 'invalidFilter' });
    expect((await co.scim.ask('POST', '/.search', { schemas: ['urn:x'] })).status).toBe(400);
  });
});
