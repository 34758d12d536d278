import SCIMMY from 'scimmy';
import type { GroupFields, ProvisionedGroup, ProvisionedUser, UserFields } from '../../domain/provisioned.ts';
import { ScimFault } from '../../domain/scimFault.ts';
import { booleansIn, withoutQuirks } from './quirks.ts';

const { Messages, Schemas, Types } = SCIMMY;
Schemas.User.definition.extend(Schemas.EnterpriseUser.definition, false);

type Email = { value?: string; primary?: boolean };
export type Resource = Record<string, unknown> & { name?: Record<string, string>; emails?: Email[] };

/** A user as the directory reads it back. @param base the address of all users */
export function userResource(user: ProvisionedUser, base: string): Resource {
  return versioned(plain(userSchema(user, base)), user);
}

function userSchema(user: ProvisionedUser, base: string) {
  const { id, externalId, userName, displayName, givenName, familyName, email, active, createdAt, changedAt } = user;
  const name = { ...(givenName && { givenName }), ...(familyName && { familyName }) };
  return shaped(
    () =>
      new Schemas.User(
        {
          id,
          userName,
          active,
          ...(externalId && { externalId }),
          ...(displayName && { displayName }),
          ...(Object.keys(name).length > 0 && { name }),
          ...(email && { emails: [{ value: email, type: 'work', primary: true }] }),
          meta: { created: createdAt, lastModified: changedAt },
        },
        'both',
        base,
      ),
  );
}

/** A group as the directory reads it back. @param names of its members, by their ids */
export function groupResource(group: ProvisionedGroup, names: ReadonlyMap<string, string>, base: string): Resource {
  return versioned(plain(groupSchema(group, names, base)), group);
}

function groupSchema(group: ProvisionedGroup, names: ReadonlyMap<string, string>, base: string) {
  const { id, externalId, displayName, members, createdAt, changedAt } = group;
  return shaped(
    () =>
      new Schemas.Group(
        {
          id,
          displayName,
          ...(externalId && { externalId }),
          members: members.map(value => ({ value, display: names.get(value) ?? value, type: 'User' })),
          meta: { created: createdAt, lastModified: changedAt },
        },
        'both',
        base,
      ),
  );
}

/** What POST and PUT say about a user. @throws ScimFault */
export function userFields(body: unknown): UserFields {
  return userFieldsOf(plain(shaped(() => new Schemas.User(booleansIn(body) as object, 'in'))));
}

export function groupFields(body: unknown): GroupFields {
  return groupFieldsOf(plain(shaped(() => new Schemas.Group(booleansIn(body) as object, 'in'))));
}

/** A user after a PATCH. @throws ScimFault */
export async function patchedUser(user: ProvisionedUser, body: unknown): Promise<UserFields> {
  const before = userSchema(user, '');
  const hasEmail = (_path: string, type: string) => type === 'work' && user.email !== null;
  return userFieldsOf(await patched(before, withoutQuirks(body, hasEmail)));
}

export async function patchedGroup(group: ProvisionedGroup, body: unknown): Promise<GroupFields> {
  const before = groupSchema(group, new Map(), '');
  return groupFieldsOf(
    await patched(
      before,
      withoutQuirks(body, () => true),
    ),
  );
}

async function patched(before: object, body: unknown): Promise<Resource> {
  try {
    let after = before;
    const message = new Messages.PatchOp(body as ConstructorParameters<typeof Messages.PatchOp>[0]);
    await message.apply(before as never, async changed => {
      after = changed;
      return changed;
    });
    return plain(after);
  } catch (error) {
    throw faultOf(error);
  }
}

function userFieldsOf(resource: Resource): UserFields {
  const { emails = [], name = {} } = resource;
  const email = emails.find(({ primary }) => primary) ?? emails[0];
  return {
    externalId: text(resource.externalId),
    userName: text(resource.userName) ?? '',
    displayName: text(resource.displayName),
    givenName: text(name.givenName),
    familyName: text(name.familyName),
    email: text(email?.value),
    active: resource.active !== false,
  };
}

function groupFieldsOf(resource: Resource): GroupFields {
  const members = (resource.members ?? []) as { value?: unknown }[];
  return {
    externalId: text(resource.externalId),
    displayName: text(resource.displayName) ?? '',
    members: [...new Set(members.flatMap(({ value }) => text(value) ?? []))],
  };
}

/** The version that an ETag names. */
export const etagOf = (version: number) => `W/"${version}"`;

function versioned(resource: Resource, { version }: { version: number }): Resource {
  return { ...resource, meta: { ...(resource.meta as object), version: etagOf(version) } };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const plain = (made: object): Resource => JSON.parse(JSON.stringify(made));

function shaped<Made extends object>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw faultOf(error);
  }
}

function faultOf(error: unknown): Error {
  if (error instanceof Types.Error) return new ScimFault(Number(error.status), error.scimType, error.message);
  // The library's own word for what does not fit a schema.
  if (error instanceof TypeError) return new ScimFault(400, 'invalidValue', error.message);
  return error instanceof Error ? error : new Error(String(error));
}
