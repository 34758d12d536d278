import SCIMMY from 'scimmy';
import type { GroupFields, ProvisionedGroup, ProvisionedUser, UserFields } from '../../domain/provisioned.ts';
import { bodyOf, checked, GroupBody, type Ignored, isValues, KEPT_OF_GROUP, KEPT_OF_USER, UserBody } from './kept.ts';
import { patched } from './patch.ts';

const { Schemas } = SCIMMY;

type Email = { value?: string; primary?: boolean };
export type Resource = Record<string, unknown> & { name?: Record<string, string>; emails?: Email[] };

/** A user as sent to the directory. @param base the URL of all users */
export function userResource(user: ProvisionedUser, base: string): Resource {
  const { id, externalId, userName, displayName, formattedName: formatted, email, active } = user;
  const { givenName, familyName, createdAt, changedAt } = user;
  const name = { ...(formatted && { formatted }), ...(givenName && { givenName }), ...(familyName && { familyName }) };
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

/** A group as sent to the directory. @param base the URL of all groups */
export function groupResource(group: ProvisionedGroup, base: string): Resource {
  const { id, externalId, displayName, members, createdAt, changedAt } = group;
  const said = {
    id,
    displayName,
    ...(externalId && { externalId }),
    members: members.map(value => ({
      value,
      $ref: `${base.replace(/Groups$/, 'Users')}/${value}`,
      type: 'User',
    })),
    meta: { created: createdAt, lastModified: changedAt },
  };
  return versioned(plain(new Schemas.Group(said, 'both', base)), group);
}

/**
 * Parses the user in a POST.
 * @param ignored collects the attributes that are not stored
 * @throws ScimFault
 */
export function userFields(body: unknown, ignored: Ignored = new Set()): UserFields {
  return userFieldsOf(bodyOf(body, KEPT_OF_USER, ignored), true);
}

export function groupFields(body: unknown, ignored: Ignored = new Set()): GroupFields {
  return groupFieldsOf(bodyOf(body, KEPT_OF_GROUP, ignored));
}

/**
 * Applies a PUT to a user. Attributes that were not sent stay; null and empty lists clear them.
 * @throws ScimFault
 */
export function putUser(user: ProvisionedUser, body: unknown, ignored: Ignored = new Set()): UserFields {
  const before = valuesOfUser(user);
  const sent = bodyOf(body, KEPT_OF_USER, ignored);
  const name = isValues(sent.name) ? { name: { ...before.name, ...sent.name } } : {};
  return userFieldsOf({ ...before, ...sent, ...name }, user.active);
}

export function putGroup(group: ProvisionedGroup, body: unknown, ignored: Ignored = new Set()): GroupFields {
  return groupFieldsOf({ ...valuesOfGroup(group), ...bodyOf(body, KEPT_OF_GROUP, ignored) });
}

/** A user after a PATCH. @throws ScimFault */
export function patchedUser(user: ProvisionedUser, body: unknown, ignored: Ignored = new Set()): UserFields {
  return userFieldsOf(patched(valuesOfUser(user), body, KEPT_OF_USER, ignored), user.active);
}

export function patchedGroup(group: ProvisionedGroup, body: unknown, ignored: Ignored = new Set()): GroupFields {
  return groupFieldsOf(patched(valuesOfGroup(group), body, KEPT_OF_GROUP, ignored));
}

function valuesOfUser(user: ProvisionedUser) {
  const { externalId, userName, displayName, formattedName: formatted, givenName, familyName, email, active } = user;
  const emails = email === null ? [] : [{ type: 'work', value: email, primary: true }];
  return { externalId, userName, displayName, active, name: { formatted, givenName, familyName }, emails };
}

const valuesOfGroup = ({ externalId, displayName, members }: ProvisionedGroup) => ({
  externalId,
  displayName,
  members: members.map(value => ({ value })),
});

/** @param wasActive the default: omitting or removing `active` reactivates no one */
function userFieldsOf(values: object, wasActive: boolean): UserFields {
  const { externalId, userName, displayName, active, name, emails } = checked(UserBody, { ...values });
  const isWork = ({ type }: { type: string | null }) => type?.toLowerCase() === 'work';
  const email = (emails?.find(({ primary }) => primary) ?? emails?.find(isWork) ?? emails?.[0])?.value ?? null;
  return {
    externalId,
    userName: userName ?? '',
    displayName,
    formattedName: name?.formatted ?? null,
    givenName: name?.givenName ?? null,
    familyName: name?.familyName ?? null,
    email,
    active: active ?? wasActive,
  };
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
