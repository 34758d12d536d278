import { describe, expect, it } from '@jest/globals';
import { PATCH, patchOf as patch, provisionedUser as user } from '../../../testing/provisionedForTest.ts';
import type { ProvisionedGroup } from '../../domain/provisioned.ts';
import { groupFilter, userFilter } from './query.ts';
import { groupFields, patchedGroup, patchedUser, putGroup, userFields, userResource } from './resources.ts';

const now = user.createdAt;
const group: ProvisionedGroup = {
  id: 'g1',
  organisationId: 7,
  externalId: null,
  displayName: 'Compliance',
  members: ['0f2b', '77aa'],
  createdAt: now,
  changedAt: now,
  version: 4,
};

describe('a user', () => {
  it('is rendered with type, address and times, and without unknown values', () => {
    expect(userResource({ ...user, externalId: null, givenName: null, familyName: null }, '/scim/v2/Users')).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: '0f2b',
      meta: {
        resourceType: 'User',
        created: now.toISOString(),
        lastModified: now.toISOString(),
        location: '/scim/v2/Users/0f2b',
        version: 'W/"4"',
      },
      userName: 'anna@firm.test',
      displayName: 'Anna',
      active: true,
      emails: [{ value: 'anna@firm.test', type: 'work', primary: true }],
    });
  });

  it('comes as Entra sends it, with booleans as text and the enterprise extension', () => {
    const body = {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId: 'ext-1',
      userName: 'Anna@firm.test',
      active: 'True',
      emails: [{ primary: 'True', type: 'work', value: 'anna@firm.test' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Anna Archer', familyName: 'Archer', givenName: 'Anna' },
      roles: [],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Risk' },
    };
    expect(userFields(body)).toEqual({
      externalId: 'ext-1',
      userName: 'Anna@firm.test',
      displayName: null,
      givenName: 'Anna',
      formattedName: 'Anna Archer',
      familyName: 'Archer',
      email: 'anna@firm.test',
      active: true,
    });
  });

  it('is refused without a userName', () => {
    const body = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], active: true };
    expect(() => userFields(body)).toThrow(expect.objectContaining({ status: 400, scimType: 'invalidValue' }));
  });

  it.each([
    ['Entra switches off', patch({ op: 'Replace', path: 'active', value: 'False' }), { active: false }],
    ['Okta switches off', patch({ op: 'replace', value: { active: false } }), { active: false }],
    [
      'Entra renames without a path',
      patch({ op: 'Add', value: { displayName: 'A. Archer', 'name.familyName': 'Archer-Bow' } }),
      { displayName: 'A. Archer', familyName: 'Archer-Bow' },
    ],
    [
      'Entra moves the address',
      patch({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'a@firm.test' }),
      { email: 'a@firm.test' },
    ],
    [
      'Entra says a department that is not kept',
      patch({
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Risk',
      }),
      {},
    ],
  ])('is changed as %s', (_what, body, changed) => {
    const { externalId, userName, displayName, formattedName, givenName, familyName, email, active } = user;
    const fields = { externalId, userName, displayName, formattedName, givenName, familyName, email, active };
    expect(patchedUser(user, body)).toEqual({ ...fields, ...changed });
  });

  it('adds an address through a path that does not exist yet', () => {
    const body = patch({ op: 'Add', path: 'emails[type eq "work"].value', value: 'anna@firm.test' });
    expect(patchedUser({ ...user, email: null }, body).email).toBe('anna@firm.test');
  });

  it.each([
    ['emails[type co "work"].value', 'compares with something else'],
    ['emails[type eq "work" or primary eq true].value', 'has alternatives'],
    ['emails[type eq "work"', 'does not end'],
    ['userName.first', 'goes into a text'],
    ['userName[value eq "a"]', 'picks from one value'],
    ['name.givenName.first', 'is too deep'],
    ['__proto__.isAdmin', 'is no attribute'],
    [`emails[type eq "${'w'.repeat(200)}"].value`, 'is too long'],
  ])('is not changed where the path %s %s', path => {
    const refused = expect.objectContaining({ status: 400, scimType: 'invalidPath' });
    for (const op of ['add', 'replace', 'remove'])
      expect(() => patchedUser(user, patch({ op, path, value: 'x' }))).toThrow(refused);
    expect(() => patchedUser(user, patch({ op: 'replace', value: { [path]: 'x' } }))).toThrow(refused);
  });

  it.each([
    ['no operation', { schemas: [PATCH] }, 'invalidValue'],
    ['another schema', { schemas: ['urn:x'], Operations: [{ op: 'remove', path: 'title' }] }, 'invalidSyntax'],
    [
      'a filter by a value that there is not',
      patch({ op: 'replace', path: 'emails[value eq "b@firm.test"].type', value: 'home' }),
      'noTarget',
    ],
    ['an operation that there is not', patch({ op: 'move', path: 'active' }), 'invalidSyntax'],
    ['what is to be added left out', patch({ op: 'add', path: 'displayName' }), 'invalidValue'],
    ['nothing to remove', patch({ op: 'remove' }), 'noTarget'],
    ['a text in place of attributes', patch({ op: 'add', value: 'Anna' }), 'invalidValue'],
    ['more operations than 200', patch(...Array(201).fill({ op: 'remove', path: 'title' })), 'invalidValue'],
  ])('is not changed by a patch with %s', (_what, body, scimType) => {
    expect(() => patchedUser(user, body)).toThrow(expect.objectContaining({ status: 400, scimType }));
  });

  const before = { schemas: [], userName: 'anna@firm.test' };
  const tooLong = 'a'.repeat(256);
  it.each([
    { userName: tooLong },
    { externalId: tooLong },
    { displayName: tooLong },
    { displayName: 'An\u0000na' },
    { displayName: 'An\nna' },
    { displayName: '\ud800' },
    { name: { givenName: tooLong } },
    { name: { familyName: 'A\u0007' } },
    { name: 'Anna' },
    { active: 'perhaps' },
    { userName: 42 },
    { userName: { first: 'a' } },
    { emails: 'anna@firm.test' },
    { emails: [{ value: `${tooLong}@firm.test` }] },
    { emails: Array(21).fill({ value: 'anna@firm.test' }) },
  ])('does not have %j, sent at once or by a patch', values => {
    const refused = expect.objectContaining({ status: 400, scimType: 'invalidValue' });
    expect(() => userFields({ ...before, ...values })).toThrow(refused);
    expect(() => patchedUser(user, patch({ op: 'replace', value: values }))).toThrow(refused);
  });

  it('drops removed attributes', () => {
    const gone = ['displayName', 'name.givenName', 'externalId', 'emails[type eq "Work"]', 'title'];
    const body = patch(...gone.map(path => ({ op: 'remove', path })));
    expect(patchedUser(user, body)).toMatchObject({
      displayName: null,
      givenName: null,
      externalId: null,
      email: null,
    });
    expect(patchedUser(user, patch({ op: 'remove', path: 'name' }))).toMatchObject({ familyName: null });
    expect(() => patchedUser(user, patch({ op: 'remove', path: 'userName' }))).toThrow('userName is required.');
  });
});

describe('a group', () => {
  const [first = '', second = ''] = group.members;

  it.each([
    ['Entra removes by a filter', patch({ op: 'Remove', path: `members[value eq "${first}"]` }), [second]],
    ['Entra removes by a value', patch({ op: 'Remove', path: 'members', value: [{ value: first }] }), [second]],
    ['Okta removes all', patch({ op: 'remove', path: 'members' }), []],
    ['Entra adds', patch({ op: 'Add', path: 'members', value: [{ value: 'bb' }] }), [first, second, 'bb']],
    ['one is added twice', patch({ op: 'add', path: 'members', value: [{ value: first }] }), [first, second]],
    [
      'one has no name yet',
      patch({ op: 'add', path: 'members', value: { value: 'bb', display: null } }),
      [first, second, 'bb'],
    ],
    [
      'two are swapped',
      patch(
        { op: 'remove', path: `members[value eq "${first}"]` },
        { op: 'add', path: 'members', value: [{ value: 'bb' }] },
      ),
      [second, 'bb'],
    ],
    ['Okta replaces', patch({ op: 'replace', path: 'members', value: [{ value: 'cc' }] }), ['cc']],
  ])('has other members where %s', (_what, body, members) => {
    expect(patchedGroup(group, body).members).toEqual(members);
  });

  it('keeps its members after a PUT without any, and loses them after one with an empty list', () => {
    expect(putGroup(group, { displayName: 'Risk' })).toMatchObject({ displayName: 'Risk', members: group.members });
    for (const members of [[], null]) expect(putGroup(group, { displayName: 'Risk', members }).members).toEqual([]);
  });

  it('reports that a filter matches no member', () => {
    for (const op of ['remove', 'replace'])
      expect(() => patchedGroup(group, patch({ op, path: 'members[value eq "zz"]', value: { value: 'yy' } }))).toThrow(
        expect.objectContaining({ status: 400, scimType: 'noTarget' }),
      );
  });

  it('can be renamed as Okta does, with its id', () => {
    const body = patch({ op: 'replace', value: { id: group.id, displayName: 'Risk' } });
    expect(patchedGroup(group, body).displayName).toBe('Risk');
  });

  it('includes its members', () => {
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
    const body = { schemas, displayName: 'Compliance', members: [{ value: first, display: 'Anna' }] };
    expect(groupFields(body)).toEqual({ externalId: null, displayName: 'Compliance', members: [first] });
  });
});

describe('a filter', () => {
  it.each([
    ['userName eq "Anna@firm.test"', { userNameKey: 'anna@firm.test' }],
    ['USERNAME EQ "anna@firm.test"', { userNameKey: 'anna@firm.test' }],
    ['externalId eq "7"', { externalId: '7' }],
    ['externalId eq "a \\"b\\" and \\u0063"', { externalId: 'a "b" and c' }],
    ['emails[type eq "work" and value eq "A@firm.test"]', { emailKey: 'a@firm.test' }],
    ['  active EQ TRUE  and  id eq "7" ', { active: true, id: '7' }],
    ['emails[type eq "work"].value eq "A@firm.test"', { emailKey: 'a@firm.test' }],
    ['emails.value eq "a@firm.test" and active eq true', { emailKey: 'a@firm.test', active: true }],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', { userNameKey: 'a' }],
    ['', {}],
  ])('of users compares: %s', (text, filter) => {
    expect(userFilter(text)).toEqual(filter);
  });

  it('compares groups', () => {
    expect(groupFilter('displayName eq "Risk" and members.value eq "77aa"')).toEqual({
      displayNameKey: 'risk',
      members: '77aa',
    });
    expect(groupFilter('id eq "g1" and members eq "77aa"')).toEqual({ id: 'g1', members: '77aa' });
  });

  it.each([
    'userName xx "',
    'userName co "a"',
    'userName eq "a" or userName eq "b"',
    'userName eq "a" and userName eq "b"',
    'not (userName eq "a")',
    'password eq "a"',
    '$where eq "1"',
    '__proto__ eq "a"',
    'constructor eq "a"',
    'userName eq {"$gt":""}',
    'userName eq "a" and',
    'urn:custom:2.0:User:userName eq "a"',
    'userName eq "a" andid eq "b"',
    'userName eq "a"id eq "b"',
    'userName eq "\\x"',
    'emails[type eq "work"',
    'emails[type eq "work" or value eq "a"].value eq "b"',
    'externalId eq 7',
    'meta.lastModified gt "2011-05-13T04:42:34Z"',
    `userName eq "${'a'.repeat(2_000)}"`,
  ])('%j is none', text => {
    const refused = expect.objectContaining({ status: 400, scimType: 'invalidFilter' });
    expect(() => userFilter(text)).toThrow(refused);
    expect(() => groupFilter(text)).toThrow(refused);
  });
});
