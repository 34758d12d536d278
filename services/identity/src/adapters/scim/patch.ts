import { ScimFault } from '../../domain/scimFault.ts';
import { type Comparison, LONGEST_PATH, type Path, readPath } from './expression.ts';
import { attributeOf, bounded, ENTERPRISE, isValues, type Kept, shapedOf } from './kept.ts';

type Values = Record<string, unknown>;
type Op = 'add' | 'replace' | 'remove';
type Change = { op: Op; path: Path; value: unknown };

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** Each may have to look at every member of a group. */
const MOST_OPERATIONS = 200;

/**
 * A resource after a PATCH (RFC 7644, 3.5.2), with what Entra sends besides: operations with a capital letter, booleans as texts,
 * values to remove without a filter, and an address that is set before there is one.
 * @param before only what is kept of it
 * @throws ScimFault
 */
export function patched(before: Values, body: unknown, kept: Kept): Values {
  const after = structuredClone(before);
  for (const operation of operationsOf(body))
    for (const change of changesOf(operation, kept)) apply(after, change, kept);
  return after;
}

function operationsOf(body: unknown): unknown[] {
  const { schemas, Operations } = isValues(body) ? body : {};
  if (!Array.isArray(schemas) || schemas.length !== 1 || schemas[0] !== PATCH)
    throw new ScimFault(400, 'invalidSyntax', `schemas must be ${PATCH} alone.`);
  if (!Array.isArray(Operations) || Operations.length === 0 || Operations.length > MOST_OPERATIONS)
    throw new ScimFault(400, 'invalidValue', `Operations must be a list of 1 to ${MOST_OPERATIONS}.`);
  return Operations;
}

function changesOf(given: unknown, kept: Kept): Change[] {
  if (!isValues(given)) throw new ScimFault(400, 'invalidValue', 'Each of the Operations must have an op.');
  const { path, value } = given;
  const op = opOf(given.op);
  if (op !== 'remove' && value === undefined) throw new ScimFault(400, 'invalidValue', `To ${op} needs a value.`);
  if (path !== undefined) return changeAt(op, path, value, kept);
  if (op === 'remove') throw new ScimFault(400, 'noTarget', 'To remove needs a path.');
  if (!isValues(value)) throw new ScimFault(400, 'invalidValue', `To ${op} without a path needs attributes.`);
  return Object.entries(value).flatMap(([key, each]) => changeAt(op, key, each, kept));
}

function opOf(given: unknown): Op {
  const op = typeof given === 'string' && given.length <= 7 ? given.toLowerCase() : '';
  if (op === 'add' || op === 'replace' || op === 'remove') return op;
  throw new ScimFault(400, 'invalidSyntax', 'op must be add, replace or remove.');
}

/** None, where the path leads to what is not kept. */
function changeAt(op: Op, text: unknown, value: unknown, { attributes, known }: Kept): Change[] {
  if (typeof text !== 'string' || text.length > LONGEST_PATH) throw badPath();
  if (text.toLowerCase().startsWith(ENTERPRISE)) return [];
  const path = readPath(text);
  if (!path || !known.has(path.attribute)) throw badPath();
  const attribute = attributeOf(path.attribute, attributes);
  return attribute === undefined ? [] : [{ op, path: { ...path, attribute }, value }];
}

function apply(resource: Values, { op, path, value }: Change, { attributes, many }: Kept): void {
  const { attribute, filter } = path;
  const subs = attributes[attribute] ?? null;
  const sub = path.sub === null ? null : subs?.find(each => each.toLowerCase() === path.sub);
  if ((path.sub !== null && !subs) || (filter && attribute !== many)) throw badPath();
  // A part of a name or of an address that is not kept.
  if (sub === undefined) return;
  const given = sub === null ? shapedOf(attribute, value, subs) : shapedOf(sub, value, null);
  if (attribute === many) resource[attribute] = bounded(manyAfter(resource[attribute], { op, filter, sub, given }));
  else if (sub !== null) resource[attribute] = partsAfter(resource[attribute], op, { [sub]: given });
  else if (op === 'remove') delete resource[attribute];
  else resource[attribute] = subs && isValues(given) ? partsAfter(resource[attribute], op, given) : given;
}

function partsAfter(before: unknown, op: Op, given: Values): Values {
  const gone = op === 'remove' ? Object.fromEntries(Object.keys(given).map(sub => [sub, null])) : given;
  return { ...(isValues(before) ? before : {}), ...gone };
}

type ManyChange = { op: Op; filter: Comparison[] | null; sub: string | null; given: unknown };

/** Several values, after a change of all of them or of those that a filter names. */
function manyAfter(before: unknown, { op, filter, sub, given }: ManyChange): unknown[] {
  const values: unknown[] = Array.isArray(before) ? before : [];
  if (!filter && sub === null) return listAfter(values, op, given);
  const isMeant = matcherOf(filter ?? []);
  if (op === 'remove' && sub === null) return values.filter(value => !isMeant(value));
  const change = sub === null ? (isValues(given) ? given : {}) : { [sub]: op === 'remove' ? null : given };
  let isFound = false;
  const after = values.map(value => {
    if (!isMeant(value)) return value;
    isFound = true;
    return { ...(value as Values), ...change };
  });
  if (isFound || op === 'remove') return after;
  return [...values, { ...Object.fromEntries((filter ?? []).map(each => [each.attribute, each.value])), ...change }];
}

function listAfter(values: unknown[], op: Op, given: unknown): unknown[] {
  const list = given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];
  if (op === 'replace') return list;
  if (op === 'add') return values.concat(list);
  if (given === undefined) return [];
  const gone = new Set(list.map(value => (isValues(value) ? value.value : undefined)));
  return values.filter(value => !isValues(value) || !gone.has(value.value));
}

/** Looks at thousands of members for each operation, so a comparison of one attribute does nothing else. */
function matcherOf(filter: readonly Comparison[]): (value: unknown) => boolean {
  const [first, ...others] = filter.map(({ attribute, value: wanted }) => {
    const key = typeof wanted === 'string' && attribute === 'type' ? wanted.toLowerCase() : wanted;
    return (value: unknown) => {
      const is = (value as Values | null)?.[attribute];
      return is === wanted || (attribute === 'type' && typeof is === 'string' && is.toLowerCase() === key);
    };
  });
  if (!first) return isValues;
  return others.length === 0 ? first : value => first(value) && others.every(matches => matches(value));
}

const badPath = () =>
  new ScimFault(
    400,
    'invalidPath',
    `The path names no attribute that this resource has, compares with something else than “eq”, or is longer than ${LONGEST_PATH} characters.`,
  );
