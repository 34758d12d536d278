import fc from 'fast-check';
import { hostileValue } from './hostileValues.ts';

/** The part of JSON Schema that the gateway's description of its API uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxLength?: number;
  format?: string;
};

/** Ids of existing things, and of missing ones. */
const someId = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(999_999_999));

/**
 * Values valid by a schema, with a hostile one in every fourth place: entirely wrong input is refused at the first line, nearly right input
 * gets further.
 */
export function jsonFor(schema: Schema = {}): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: plainValue(schema), weight: 3 }, { arbitrary: hostileValue, weight: 1 });
}

function plainValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either?.length) return fc.oneof(...either.map(jsonFor));
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'object' || schema.properties) return objectOf(schema);
  if (type === 'array') return fc.array(jsonFor(schema.items), { maxLength: 4 });
  if (type === 'integer' || type === 'number') return someId;
  if (type === 'boolean') return fc.boolean();
  return textOf(schema);
}

/** Sometimes leaves a member out, and sometimes adds an unknown one. */
function objectOf({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, jsonFor(schema)]));
  const complete = fc.record(members);
  const partial = fc.record(members, { requiredKeys: [] });
  const more = fc
    .tuple(complete, fc.constantFrom('isAdmin', 'userId', 'id', '_id', '__proto__', 'organisationId'), hostileValue)
    .map(([value, name, extra]) => ({ ...value, [name]: extra }));
  return fc.oneof({ arbitrary: complete, weight: 4 }, partial, more);
}

function textOf({ format, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(
    someId.map(String),
    fc.lorem({ maxCount: 4 }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength + 2, 300) }),
  );
}
