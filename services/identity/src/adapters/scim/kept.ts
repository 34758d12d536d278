import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { optionalLine } from '@aicp/contracts/text';
import SCIMMY from 'scimmy';
import { z } from 'zod';
import { ScimFault } from '../../domain/scimFault.ts';

type Values = Record<string, unknown>;

/** The attributes of a resource that we store, by name, with the sub-attributes of complex ones; null for simple ones. */
export type StoredAttributes = {
  schema: string;
  attributes: Record<string, readonly string[] | null>;
  /** The multi-valued attributes. */
  many: string;
};

/** Collects the names of the attributes in a request that are not stored. */
export type Ignored = Set<string>;

const { Group, User } = SCIMMY.Schemas;

export const KEPT_OF_USER: StoredAttributes = {
  schema: User.definition.id,
  attributes: {
    externalId: null,
    userName: null,
    displayName: null,
    active: null,
    name: ['formatted', 'givenName', 'familyName'],
    emails: ['type', 'value', 'primary'],
  },
  many: 'emails',
};
export const KEPT_OF_GROUP: StoredAttributes = {
  schema: Group.definition.id,
  attributes: { externalId: null, displayName: null, members: ['value'] },
  many: 'members',
};

const name = optionalLine(MAX_NAME_LENGTH);
const required = name.refine(value => value !== null, 'is required');
const MAX_EMAILS = 20;

export const UserBody = z.object({
  externalId: name,
  userName: required,
  displayName: name,
  active: z.boolean('must be true or false').nullish(),
  name: z.object({ formatted: name, givenName: name, familyName: name }, 'must have parts').nullish(),
  emails: z
    .array(
      z.object(
        {
          type: name,
          value: optionalLine(MAX_EMAIL_LENGTH),
          primary: z.boolean('must be true or false').nullish(),
        },
        'must have values',
      ),
      'must be a list',
    )
    .max(MAX_EMAILS, `must have at most ${MAX_EMAILS} entries`)
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

/** Only the stored attributes, under our names: case does not matter (RFC 7643, 2.1), and the rest is ignored. */
function keptOf(given: Values, { schema, attributes, many }: StoredAttributes, ignored: Ignored): Values {
  const kept: Values = {};
  for (const [key, value] of attributesIn(given, schema)) {
    const attribute = attributeOf(key, { schema, attributes });
    if (!attribute) ignore(ignored, key, value);
    else {
      const shaped = shapedOf(attribute, value, attributes[attribute] ?? null);
      kept[attribute] = attribute === many && isValues(shaped) ? [shaped] : shaped;
    }
  }
  return kept;
}

/** The attributes of a resource. The core schema can be an object within the resource, like extensions. */
export function attributesIn(given: Values, schema: string): [string, unknown][] {
  return Object.entries(given).flatMap(([key, value]) =>
    isSame(key, schema) && isValues(value) ? Object.entries(value) : [[key, value] as [string, unknown]],
  );
}

/** The attribute for a name: case does not matter, and the name can have the URN of its schema (RFC 7644, 3.10). */
export function attributeOf(key: string, { schema, attributes }: Pick<StoredAttributes, 'schema' | 'attributes'>) {
  const name = withoutSchema(key, schema);
  return Object.keys(attributes).find(each => isSame(each, name));
}

/** Another schema's URN is kept, so that its attributes are not mistaken for core attributes. */
export const withoutSchema = (key: string, schema: string): string =>
  isSame(key.slice(0, schema.length + 1), `${schema}:`) ? key.slice(schema.length + 1) : key;

const isSame = (one: string, other: string) => one.length === other.length && one.toLowerCase() === other.toLowerCase();

/** Sent by every directory, but determined by us. */
const OURS = ['schemas', 'id', 'meta', 'groups'];
const NAME = /^[A-Za-z$][\w$:.-]{0,149}$/;
const MAX_IGNORED = 50;

/** Collects only names that cannot contain personal data. The attributes of an extension are named one by one. */
export function ignore(ignored: Ignored, key: string, value?: unknown): void {
  const isExtension = key.includes(':') && isValues(value);
  for (const name of isExtension ? Object.keys(value).map(each => `${key}:${each}`) : [key])
    if (ignored.size < MAX_IGNORED && NAME.test(name) && !OURS.includes(name.toLowerCase())) ignored.add(name);
}

/** A value of an attribute, with its sub-attributes if any. */
export function shapedOf(attribute: string, value: unknown, subs: readonly string[] | null): unknown {
  if (!subs) return BOOLEANS.has(attribute) ? booleanOf(value) : value;
  const one = (each: unknown) => (isValues(each) ? subsOf(each, subs) : each);
  return Array.isArray(value) ? bounded(value).map(one) : one(value);
}

function subsOf(given: Values, subs: readonly string[]): Values {
  const kept: Values = {};
  for (const [key, value] of Object.entries(given)) {
    const sub = subs.find(each => isSame(each, key));
    if (sub) kept[sub] = shapedOf(sub, value, null);
  }
  return kept;
}

/** Twice the maximum members of a group, because some may be named twice. */
const MAX_VALUES = 10_000;

/** @throws ScimFault for a list that is too long to process */
export function bounded<Value>(values: Value[]): Value[] {
  if (values.length <= MAX_VALUES) return values;
  throw new ScimFault(400, 'invalidValue', `A list can have at most ${MAX_VALUES} values.`);
}

/** Entra sends booleans as texts. */
function booleanOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 5) return value;
  const text = value.toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : value;
}

/** @throws ScimFault invalidValue with the attribute and the problem */
export function checked<Body>(body: z.ZodType<Body>, values: Values): Body {
  const { data, error } = body.safeParse(values);
  if (!error) return data;
  const { path = [], message = '' } = error.issues[0] ?? {};
  throw new ScimFault(400, 'invalidValue', `${path.filter(part => typeof part === 'string').join('.')} ${message}.`);
}

/** The resource in the body of a POST or PUT. @throws ScimFault */
export function bodyOf(body: unknown, kept: StoredAttributes, ignored: Ignored): Values {
  if (!isValues(body)) throw new ScimFault(400, 'invalidSyntax', 'Please send a resource.');
  if (!matchesSchema(body, kept.schema)) throw new ScimFault(400, 'invalidSyntax', `schemas must name ${kept.schema}.`);
  return keptOf(body, kept, ignored);
}

/** Whether a body is of a schema, or names none. */
export function matchesSchema(body: Values, schema: string): boolean {
  const schemas = memberOf(body, 'schemas');
  if (!Array.isArray(schemas) || schemas.length === 0) return true;
  return schemas.some(each => typeof each === 'string' && isSame(each, schema));
}

/** A member by its name, in any case. */
export const memberOf = (body: Values, name: string): unknown =>
  Object.entries(body).find(([key]) => isSame(key, name))?.[1];
