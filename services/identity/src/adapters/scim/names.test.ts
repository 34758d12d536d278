import { describe, expect, it } from '@jest/globals';
import { patchOf as patch, provisionedUser as user } from '../../../testing/provisionedForTest.ts';
import { patchedUser, putUser, userFields } from './resources.ts';

describe('a user', () => {
  const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
  it.each([
    'phoneNumbers[type eq "work"].value',
    'addresses[type eq "work"].formatted',
    'addresses[type co "work" or country pr].country',
    'photos[type eq "photo"].value',
    'roles[primary eq "True"].value',
    'title',
    'shoeSize',
    'emails[display eq "Anna"].value',
    'emails[type eq "work"].display',
    `${ENTERPRISE}:manager`,
    `${ENTERPRISE}:manager.value`,
    'urn:ietf:params:scim:schemas:extension:CustomExtensionName:2.0:User:tag',
    'urn:custom:2.0:User:active',
    `urn:custom:2.0:User:${'a'.repeat(300)}`,
    'badges[name eq "gold"',
  ])('is inactive as the directory says, whatever it says about %s', path => {
    const off = { op: 'replace', path: 'active', value: false };
    for (const value of ['+1', null, [{ value: 'abc' }], { value: 'abc' }, undefined])
      for (const op of ['add', 'replace', 'remove'])
        for (const operations of [
          [off, { op, path, value }],
          [{ op, path, value }, off],
          [{ op: 'replace', value: { [path]: value, active: false } }],
        ])
          expect(patchedUser(user, patch(...operations))).toMatchObject({ active: false, email: 'anna@firm.test' });
    expect(userFields({ userName: 'anna@firm.test', [path]: null, active: false })).toMatchObject({ active: false });
  });

  it('names ignored attributes, without their values', () => {
    const ignored = new Set<string>();
    const body = {
      id: '1',
      schemas: [],
      groups: [],
      meta: {},
      Title: 'Dr',
      [ENTERPRISE]: { department: 'R', manager: 1 },
    };
    userFields({ userName: 'anna@firm.test', ...body, 'a b': 1, __proto__x: 1 }, ignored);
    patchedUser(user, patch({ op: 'add', path: 'phoneNumbers[value eq "+4912345"].type', value: 'work' }), ignored);
    patchedUser(user, patch({ op: 'add', path: 'name.middleName', value: 'M' }), ignored);
    const names = ['Title', `${ENTERPRISE}:department`, `${ENTERPRISE}:manager`, 'phoneNumbers', 'name.middlename'];
    expect([...ignored]).toEqual(names);
  });

  it.each([
    ['Active', false, { active: false }],
    ['ACTIVE', 'FALSE', { active: false }],
    [`${CORE}:active`, false, { active: false }],
    [`${CORE.toUpperCase()}:UserName`, 'b@firm.test', { userName: 'b@firm.test' }],
    [`${CORE}:name.familyName`, 'B', { familyName: 'B' }],
    ['Name.FamilyName', 'B', { familyName: 'B' }],
    ['EMAILS[Type EQ "WORK"].Value', 'b@firm.test', { email: 'b@firm.test' }],
    [`${CORE}:emails[type eq "work"].value`, 'b@firm.test', { email: 'b@firm.test' }],
    ['emails[primary eq "True"].value', 'b@firm.test', { email: 'b@firm.test' }],
    ['emails[type eq "work"]', 'b@firm.test', { email: 'b@firm.test' }],
    ['emails[value eq "ANNA@firm.test"].value', 'b@firm.test', { email: 'b@firm.test' }],
    ['emails', { value: 'b@firm.test' }, { email: 'b@firm.test' }],
    ['emails[type eq "home"].value', 'b@home.test', {}],
  ])('is changed at %s, in a path and as a name', (path, value, changed) => {
    const fields = expect.objectContaining(changed);
    expect(patchedUser(user, patch({ op: 'replace', path, value }))).toEqual(fields);
    expect(patchedUser(user, patch({ op: 'Replace', path: '', value: { [path]: value } }))).toEqual(fields);
  });

  it('has the address that was added as the primary one', () => {
    const value = [{ value: 'b@firm.test', type: 'other', primary: true }];
    expect(patchedUser(user, patch({ op: 'add', path: 'emails', value })).email).toBe('b@firm.test');
  });

  it('equals its attributes, with the schema as prefix or as parent', () => {
    const body = { [`${CORE}:userName`]: 'anna@firm.test', [CORE]: { DISPLAYNAME: 'Anna' }, ACTIVE: 'false' };
    expect(userFields(body)).toMatchObject({ userName: 'anna@firm.test', displayName: 'Anna', active: false });
    expect(userFields({ 'urn:custom:User:displayName': 'X', userName: 'anna@firm.test' }).displayName).toBeNull();
  });

  it('keeps attributes that a PUT omits, and clears those that are null or empty', () => {
    const { externalId, displayName, formattedName, givenName, email } = user;
    const sent = { schemas: [CORE], userName: 'anna@firm.test', name: { familyName: 'Bow' } };
    const kept = { externalId, displayName, formattedName, givenName, email, familyName: 'Bow', active: false };
    expect(putUser({ ...user, active: false }, sent)).toMatchObject(kept);
    const gone = { externalId: null, displayName: '', name: null, emails: [], phoneNumbers: null, active: null };
    expect(putUser({ ...user, active: false }, { ...sent, ...gone })).toMatchObject({
      ...{
        externalId: null,
        displayName: null,
        formattedName: null,
        givenName: null,
        familyName: null,
        email: null,
        active: false,
      },
    });
  });

  it('is not reactivated when active is removed or null', () => {
    for (const operation of [
      { op: 'remove', path: 'active' },
      { op: 'replace', path: 'active', value: null },
    ])
      expect(patchedUser({ ...user, active: false }, patch(operation)).active).toBe(false);
  });
});
