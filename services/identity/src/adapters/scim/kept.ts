import { LONGEST_EMAIL, LONGEST_NAME } from '@aicp/contracts/limits';
import { optionalLine } from '@aicp/contracts/text';
import SCIMMY from 'scimmy';
import { z } from 'zod';
import { ScimFault } from '../../domain/scimFault.ts';

type Values = Record<string, unknown>;

/** What is kept of a resource: attributes by their names, with the sub-attributes of complex ones; null for simple ones. */
export type Kept = {
  schema: string;
  attributes: Record<string, readonly string[] | null>;
  /** Of the attributes, those that have several values. */
  many: string;
  /** In lower case: what RFC 7643 knows besides, which is accepted and left out. */
  known: ReadonlySet<string>;
};

const { EnterpriseUser, Group, User } = SCIMMY.Schemas;
export const ENTERPRISE = EnterpriseUser.definition.id.toLowerCase();
const namesOf = ({ attributes }: { attributes: { name: string }[] }) =>
  new Set(['schemas', ...attributes.map(({ name }) => name.toLowerCase())]);

export const KEPT_OF_USER: Kept = {
  schema: User.definition.id,
  attributes: {
    externalId: null,
    userName: null,
    displayName: null,
    active: null,
    name: ['givenName', 'familyName'],
    emails: ['type', 'value', 'primary'],
  },
  many: 'emails',
  known: namesOf(User.definition),
};
export const KEPT_OF_GROUP: Kept = {
  schema: Group.definition.id,
  attributes: { externalId: null, displayName: null, members: ['value'] },
  many: 'members',
  known: namesOf(Group.definition),
};

const name = optionalLine(LONGEST_NAME);
const required = name.refine(value => value !== null, 'is required');
const MOST_EMAILS = 20;

export const UserBody = z.object({
  externalId: name,
  userName: required,
  displayName: name,
  active: z.boolean('must be true or false').nullish(),
  name: z.object({ givenName: name, familyName: name }, 'must have parts').nullish(),
  emails: z
    .array(
      z.object(
        {
          type: name,
          value: optionalLine(LONGEST_EMAIL),
          primary: z.boolean('must be true or false').nullish(),
        },
        'must have values',
      ),
      'must be a list',
    )
    .max(MOST_EMAILS, `must be at most ${MOST_EMAILS}`)
    .nullish(),
});
export const GroupBody = z.object({
  externalId: name,
  displayName: required,
  members: z.array(z.object({ value: name }, 'must have values'), 'must be a list').nullish(),
});

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BOOLEANS = new Set(['active', 'primary']);

/** Only what is kept, under the names that it has here: case does not count (RFC 7643, 2.1), and the rest is never looked into. */
function keptOf(given: unknown, { attributes }: Pick<Kept, 'attributes'>): Values {
  const kept: Values = {};
  for (const [key, value] of Object.entries(isValues(given) ? given : {})) {
    const attribute = attributeOf(key, attributes);
    if (attribute) kept[attribute] = shapedOf(attribute, value, attributes[attribute] ?? null);
  }
  return kept;
}

export const attributeOf = (key: string, attributes: Record<string, unknown>): string | undefined =>
  key.length > LONGEST_NAME
    ? undefined
    : Object.keys(attributes).find(each => each.toLowerCase() === key.toLowerCase());

/** A value of an attribute, with its sub-attributes where it has some. */
export function shapedOf(attribute: string, value: unknown, subs: readonly string[] | null): unknown {
  if (!subs) return BOOLEANS.has(attribute) ? booleanOf(value) : value;
  const attributes = Object.fromEntries(subs.map(sub => [sub, null]));
  const one = (each: unknown) => (isValues(each) ? keptOf(each, { attributes }) : each);
  return Array.isArray(value) ? bounded(value).map(one) : one(value);
}

/** Twice the members that a group can have, since some may be named twice. */
const MOST_VALUES = 10_000;

/** @throws ScimFault for a list that is too long to be looked at */
export function bounded<Value>(values: Value[]): Value[] {
  if (values.length <= MOST_VALUES) return values;
  throw new ScimFault(400, 'invalidValue', `A list can have ${MOST_VALUES} values.`);
}

/** Entra writes booleans as texts. */
function booleanOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 5) return value;
  const text = value.toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : value;
}

/** @throws ScimFault invalidValue with the attribute and what is wrong with it */
export function checked<Body>(body: z.ZodType<Body>, values: Values): Body {
  const { data, error } = body.safeParse(values);
  if (!error) return data;
  const { path = [], message = '' } = error.issues[0] ?? {};
  throw new ScimFault(400, 'invalidValue', `${path.filter(part => typeof part === 'string').join('.')} ${message}.`);
}

/** The resource of a POST or PUT. @throws ScimFault */
export function bodyOf(body: unknown, kept: Kept): Values {
  if (!isValues(body)) throw new ScimFault(400, 'invalidSyntax', 'Please send a resource.');
  const { schemas } = body;
  if (Array.isArray(schemas) && schemas.length > 0 && !schemas.includes(kept.schema))
    throw new ScimFault(400, 'invalidSyntax', `schemas must name ${kept.schema}.`);
  return keptOf(body, kept);
}
