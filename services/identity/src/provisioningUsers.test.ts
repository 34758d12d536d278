import { pollUntil } from '@aicp/service/process/pollUntil';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openScimForTest } from '../testing/openScimForTest.ts';

let service: Awaited<ReturnType<typeof openScimForTest>>;
type Company = Awaited<ReturnType<typeof service.company>>;
let firm: Company;
let other: Company;
beforeAll(async () => {
  service = await openScimForTest();
  firm = await service.company('firm');
  other = await service.company('other');
});
afterAll(() => service.stop());

const MEMBERS = '{ organisation { members { id username role } } }';
type Member = { id: string; username: string; role: string };
async function members({ owner }: Company): Promise<Member[]> {
  return (await root<{ members: Member[] }>(service.as(owner, MEMBERS))).members;
}
const rowOf = async (id: string) => (await service.app.rows('provisioned_users', { _id: id as never }))[0];

describe('a user whom the directory provisions', () => {
  it('has an account without a password, is a reader and is notified', async () => {
    const anna = await firm.scim.user('anna@firm.example', { externalId: 'e-1', name: { givenName: 'Anna' } });
    expect(anna).toMatchObject({ userName: 'anna@firm.example', externalId: 'e-1', active: true });
    expect(anna.meta.location).toBe(`http://localhost:3000/scim/v2/Users/${anna.id}`);
    expect(await members(firm)).toContainEqual({ id: expect.any(String), username: 'anna', role: 'reader' });
    const [account] = await service.app.rows('users', { email: 'anna@firm.example' });
    expect(account).toMatchObject({ password: '', isEmailVerified: true });
    const mail = await service.box.take('anna@firm.example', 'Your account with');
    expect(mail.text).toContain('has created an account for you');
  });

  it('has an address in a verified domain of the organisation', async () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'eve@other.example',
      active: true,
    };
    const refused = { status: 400, body: { status: '400', scimType: 'invalidValue' } };
    expect(await firm.scim.ask('POST', '/Users', body)).toMatchObject(refused);
    for (const userName of ['eve@sub.firm.example', 'eve@firm.example.evil.example', 'eve', 'eve@', '@firm.example'])
      expect(await firm.scim.ask('POST', '/Users', { ...body, userName })).toMatchObject(refused);
    expect((await firm.scim.ask('POST', '/Users', { ...body, userName: 'eve@gmail.com' })).body.detail).toBe(
      'gmail.com is not a verified domain of your organisation. An organisation owner can verify it on the organisation’s “Single sign-on” page.',
    );
    const mia = await firm.scim.user('mia@firm.example');
    const moved = { op: 'replace', path: 'emails[type eq "work"].value', value: 'mia@other.example' };
    expect((await firm.scim.patch(`/Users/${mia.id}`, moved)).status).toBe(400);
  });

  it('exists once after repeated or concurrent requests', async () => {
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'bob@firm.example',
      active: true,
    };
    const answers = await Promise.all(Array.from({ length: 4 }, () => firm.scim.ask('POST', '/Users', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect(await firm.scim.ask('POST', '/Users', { ...body, userName: 'BOB@firm.example' })).toMatchObject({
      status: 409,
    });
    expect((await service.app.rows('users', { emailKey: 'bob@firm.example' })).length).toBe(1);
  });

  it('is linked to an existing member, whose role stays', async () => {
    const carl = await service.addMember(firm.owner, 'carl', 'manager');
    await service.addVerifiedDomain(firm.owner, 'example.com');
    const linked = await firm.scim.user(carl.email, { externalId: 'e-carl' });
    expect(await rowOf(linked.id)).toMatchObject({ userId: carl.id, isAccountOurs: false });
    expect(await members(firm)).toContainEqual({ id: String(carl.id), username: 'carl', role: 'manager' });
    const again = {
      userName: 'carl-two',
      emails: [{ value: carl.email }],
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    };
    expect(await firm.scim.ask('POST', '/Users', again)).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
  });

  it('is invited if the account is the user’s own, and a member once they accept', async () => {
    const dora = await service.register('dora');
    const waiting = await firm.scim.user(dora.email);
    expect(await rowOf(waiting.id)).toMatchObject({ userId: null });
    expect((await members(firm)).map(({ username }) => username)).not.toContain('dora');
    const mail = await service.box.take(dora.email, 'invitation');
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
    await root(service.as(dora, 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }', { token }));
    expect(await rowOf(waiting.id)).toMatchObject({ userId: dora.id });
    const { organisationId } = firm;
    expect(await service.actorOf(dora)).toMatchObject({ organisationId, role: 'reader' });
    // They keep their account and their own organisation.
    await firm.scim.patch(`/Users/${waiting.id}`, { op: 'Replace', path: 'active', value: 'False' });
    expect(await service.actorOf(dora)).toMatchObject({ role: 'owner' });
    expect((await service.actorOf(dora)).organisationId).not.toBe(organisationId);
  });

  it('is no longer invited if they become inactive before accepting', async () => {
    const emil = await service.register('emil');
    const waiting = await firm.scim.user(emil.email);
    await service.box.take(emil.email, 'invitation');
    await firm.scim.patch(`/Users/${waiting.id}`, { op: 'Replace', path: 'active', value: 'False' });
    const open = await root<{ invitations: { email: string }[] }>(
      service.as(firm.owner, '{ organisation { invitations { email } } }'),
    );
    expect(open.invitations.map(({ email }) => email)).not.toContain(emil.email);
  });

  it('can be removed by a request with a content type and no body', async () => {
    for (const type of [
      'application/scim+json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
    ]) {
      const { id } = await firm.scim.user(`leaver-${type.length}@firm.example`);
      const group = await firm.scim.group(`Leavers ${type.length}`);
      for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
        const removed = await firm.scim.ask('DELETE', path, undefined, { 'content-type': type });
        expect([removed.status, removed.body]).toEqual([204, null]);
      }
    }
    expect(await firm.scim.ask('POST', '/Users', { userName: 'x' }, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    });
    const { status } = await firm.scim.ask('POST', '/Users', undefined, { 'content-type': 'application/scim+json' });
    expect(status).toBe(400);
  });

  it('changes only the suggested full name of an account', async () => {
    const { id } = await firm.scim.user('fay@firm.example');
    const [before] = await service.app.rows('users', { emailKey: 'fay@firm.example' });
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'fay.new@firm.example',
      emails: [{ value: 'fay.new@firm.example', primary: true }],
      name: { givenName: 'Fay', familyName: 'New' },
      password: 'hunter2hunter2',
      active: true,
    };
    const put = await firm.scim.ask('PUT', `/Users/${id}`, body);
    expect(put).toMatchObject({ status: 200, body: { userName: 'fay.new@firm.example', name: { familyName: 'New' } } });
    expect(JSON.stringify(put.body)).not.toContain('hunter2');
    const [after] = await service.app.rows('users', { _id: before?._id });
    for (const field of ['username', 'usernameKey', 'email', 'emailKey', 'password'])
      expect([field, after?.[field]]).toEqual([field, before?.[field]]);
    expect(after?.fullName).toBe('Fay New');
  });
});

describe('another organisation’s directory', () => {
  it('finds none of them', async () => {
    const gina = await firm.scim.user('gina@firm.example');
    const body = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: 'x@other.example' };
    expect((await other.scim.get(`/Users/${gina.id}`)).status).toBe(404);
    expect((await other.scim.ask('PUT', `/Users/${gina.id}`, body)).status).toBe(404);
    expect((await other.scim.patch(`/Users/${gina.id}`, { op: 'replace', value: { active: false } })).status).toBe(404);
    expect((await other.scim.ask('DELETE', `/Users/${gina.id}`)).status).toBe(404);
    expect((await other.scim.list('/Users', `id eq "${gina.id}"`)).body.totalResults).toBe(0);
    expect((await other.scim.get('/Users')).body).toMatchObject({ totalResults: 0, Resources: [] });
    const group = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'G',
      members: [{ value: gina.id }],
    };
    expect(await other.scim.ask('POST', '/Groups', group)).toMatchObject({ status: 400 });
    expect((await firm.scim.get(`/Users/${gina.id}`)).body).toMatchObject({ active: true });
  });

  it('can use the same names', async () => {
    const hugo = await other.scim.user('hugo@other.example', { externalId: 'e-1' });
    expect((await other.scim.list('/Users', 'externalId eq "e-1"')).body.Resources).toMatchObject([{ id: hugo.id }]);
  });
});

describe('input from a directory', () => {
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];

  it('is refused with a name longer than a line, an invalid character or an invalid email address', async () => {
    const { id } = await firm.scim.user('long@firm.example');
    for (const displayName of ['a'.repeat(60_000), 'a\u0000b'])
      for (const asked of [
        firm.scim.ask('POST', '/Users', { schemas, userName: 'longer@firm.example', displayName }),
        firm.scim.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: displayName }),
        firm.scim.ask('POST', '/Groups', { displayName }),
      ])
        expect(await asked).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const large = { schemas, userName: 'longer@firm.example', title: 'a'.repeat(70_000) };
    expect((await firm.scim.ask('POST', '/Users', large)).status).toBe(413);
    for (const value of [
      'a@firm.example,b@firm.example',
      'a@firm.example\r\nBcc:b',
      'a b@firm.example',
      '<a@firm.example>',
    ])
      expect(await firm.scim.ask('POST', '/Users', { schemas, userName: value, emails: [{ value }] })).toMatchObject({
        status: 400,
        body: { scimType: 'invalidValue' },
      });
    expect((await firm.scim.get(`/Users/${id}`)).body.displayName).toBeUndefined();
  });

  it('lists ignored attributes in the organisation’s log: each name once, without values', async () => {
    const co = await service.company('ignoring');
    // The relay removes published rows from the outbox.
    const published: mongoose.mongo.Document[] = [];
    const inserted = { operationType: 'insert', 'fullDocument.data.act': 'attributesIgnored' };
    const changes = mongoose.connection.collection('outbox').watch([{ $match: inserted }]);
    changes.on('change', change => published.push('fullDocument' in change ? (change.fullDocument ?? {}) : {}));
    const { id } = await co.scim.user('leo@ignoring.example', { title: 'Dr', phoneNumbers: null });
    const off = { op: 'Replace', path: 'active', value: 'False' };
    const phone = { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+49 30 1' };
    const site = { op: 'Replace', path: 'urn:custom:2.0:User:site', value: 'Berlin' };
    expect(await co.scim.patch(`/Users/${id}`, phone, site, off)).toMatchObject({
      status: 200,
      body: { active: false },
    });
    await co.scim.patch(`/Users/${id}`, site, { op: 'Replace', value: { TITLE: 'Prof' } });
    await pollUntil(async () => published[1]);
    expect(published.map(({ data, origin }) => [data.attributes, origin.by])).toEqual([
      [['title', 'phoneNumbers'], 'provisioning'],
      [['urn:custom:2.0:User:site'], 'provisioning'],
    ]);
    await changes.close();
  });

  it('stays fast: a filter of many alternatives, and a path of many parts', async () => {
    const { id } = await firm.scim.user('busy@firm.example');
    const begun = performance.now();
    const alternatives = Array(22).fill('(a eq "1" or b eq "2")').join(' and ');
    expect(await firm.scim.list('/Users', alternatives)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    });
    for (const path of [`name.${'a.'.repeat(25_000)}`, `emails[${alternatives}].value`])
      expect(await firm.scim.patch(`/Users/${id}`, { op: 'replace', path, value: 'x' })).toMatchObject({
        status: 400,
        body: { scimType: 'invalidPath' },
      });
    const ignored = { op: 'replace', path: 'a.'.repeat(25_000), value: 'x' };
    expect((await firm.scim.patch(`/Users/${id}`, ignored)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('a list', () => {
  it('is paged, oldest first, and counts all', async () => {
    const co = await service.company('paged');
    for (const number of [1, 2, 3, 4, 5]) await co.scim.user(`p${number}@paged.example`);
    const page = async (query: string) => (await co.scim.get(`/Users?${query}`)).body;
    const namesOn = async (query: string) =>
      (await page(query)).Resources.map((user: { userName: string }) => user.userName);
    expect(await page('startIndex=2&count=2')).toMatchObject({ totalResults: 5, startIndex: 2, itemsPerPage: 2 });
    expect(await namesOn('startIndex=2&count=2')).toEqual(['p2@paged.example', 'p3@paged.example']);
    expect(await namesOn('startIndex=5&count=100')).toEqual(['p5@paged.example']);
    expect(await namesOn('startIndex=6')).toEqual([]);
    expect(await page('count=0')).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    expect(await page('startIndex=-3&count=-1')).toMatchObject({ startIndex: 1, Resources: [] });
    expect((await co.scim.get('/Users?count=many')).status).toBe(400);
    expect((await co.scim.get('/Users?filter=userName%20sw%20%22p%22')).body).toMatchObject({
      scimType: 'invalidFilter',
    });
    const [first] = (await page('count=1&attributes=userName')).Resources;
    expect(Object.keys(first).sort()).toEqual(['id', 'schemas', 'userName']);
  });

  it('finds names and addresses in any case', async () => {
    const ida = await firm.scim.user('Ida@firm.example', { externalId: 'e-ida' });
    for (const filter of [
      'userName eq "ida@FIRM.example"',
      'emails.value eq "IDA@firm.example"',
      'externalId eq "e-ida" and active eq true',
    ])
      expect((await firm.scim.list('/Users', filter)).body.Resources).toMatchObject([{ id: ida.id }]);
    expect((await firm.scim.list('/Users', 'externalId eq "e-ida" and active eq false')).body.totalResults).toBe(0);
  });
});
