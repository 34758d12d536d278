import SCIMMY from 'scimmy';
import type { GroupFields, ProvisionedGroup, ProvisionedUser, UserFields } from '../../domain/provisioned.ts';
import { bodyOf, checked, GroupBody, KEPT_OF_GROUP, KEPT_OF_USER, UserBody } from './kept.ts';
import { patched } from './patch.ts';

const { Schemas } = SCIMMY;
Schemas.User.definition.extend(Schemas.EnterpriseUser.definition, false);

type Email = { value?: string; primary?: boolean };
export type Resource = Record<string, unknown> & { name?: Record<string, string>; emails?: Email[] };

/** A user as the directory reads it back. @param base the address of all users */
export function userResource(user: ProvisionedUser, base: string): Resource {
  const { id, externalId, userName, displayName, givenName, familyName, email, active, createdAt, changedAt } = user;
  const name = { ...(givenName && { givenName }), ...(familyName && { familyName }) };
  const said = {
    id,
    userName,
    active,
    ...(externalId && { externalId }),
    ...(displayName && { displayName }),
    ...(Object.keys(name).length > 0 && { name }),
    ...(email && { emails: [{ value: email, type: 'work', primary: true }] }),
    meta: { created: createdAt, lastModified: changedAt },
  };
  return versioned(plain(new Schemas.User(said, 'both', base)), user);
}

/** A group as the directory reads it back. @param names of its members, by their ids */
export function groupResource(group: ProvisionedGroup, names: ReadonlyMap<string, string>, base: string): Resource {
  const { id, externalId, displayName, members, createdAt, changedAt } = group;
  const said = {
    id,
    displayName,
    ...(externalId && { externalId }),
    members: members.map(value => ({ value, display: names.get(value) ?? value, type: 'User' })),
    meta: { created: createdAt, lastModified: changedAt },
  };
  return versioned(plain(new Schemas.Group(said, 'both', base)), group);
}

/** What POST and PUT say about a user. @throws ScimFault */
export function userFields(body: unknown): UserFields {
  return userFieldsOf(bodyOf(body, KEPT_OF_USER));
}

export function groupFields(body: unknown): GroupFields {
  return groupFieldsOf(bodyOf(body, KEPT_OF_GROUP));
}

/** A user after a PATCH. @throws ScimFault */
export function patchedUser(user: ProvisionedUser, body: unknown): UserFields {
  const { externalId, userName, displayName, givenName, familyName, email, active } = user;
  const emails = email === null ? [] : [{ type: 'work', value: email, primary: true }];
  const before = { externalId, userName, displayName, active, name: { givenName, familyName }, emails };
  return userFieldsOf(patched(before, body, KEPT_OF_USER));
}

export function patchedGroup(group: ProvisionedGroup, body: unknown): GroupFields {
  const { externalId, displayName } = group;
  const members = group.members.map(value => ({ value }));
  return groupFieldsOf(patched({ externalId, displayName, members }, body, KEPT_OF_GROUP));
}

function userFieldsOf(values: object): UserFields {
  const { externalId, userName, displayName, active, name, emails } = checked(UserBody, { ...values });
  const email = (emails?.find(({ primary }) => primary) ?? emails?.[0])?.value ?? null;
  const [givenName, familyName] = [name?.givenName ?? null, name?.familyName ?? null];
  return { externalId, userName: userName ?? '', displayName, givenName, familyName, email, active: active !== false };
}

function groupFieldsOf(values: object): GroupFields {
  const { externalId, displayName, members } = checked(GroupBody, { ...values });
  return {
    externalId,
    displayName: displayName ?? '',
    members: [...new Set((members ?? []).flatMap(({ value }) => value ?? []))],
  };
}

/** The version that an ETag names. */
export const etagOf = (version: number) => `W/"${version}"`;

function versioned(resource: Resource, { version }: { version: number }): Resource {
  return { ...resource, meta: { ...(resource.meta as object), version: etagOf(version) } };
}

const plain = (made: object): Resource => JSON.parse(JSON.stringify(made));
