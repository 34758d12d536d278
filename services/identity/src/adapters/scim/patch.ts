import { ScimFault } from '../../domain/scimFault.ts';
import { type Comparison, MAX_PATH_LENGTH, nameAt, type Path, readPath } from './expression.ts';
import {
  attributeOf,
  attributesIn,
  bounded,
  type Ignored,
  ignore,
  isValues,
  matchesSchema,
  memberOf,
  type StoredAttributes,
  shapedOf,
  withoutSchema,
} from './kept.ts';

type Values = Record<string, unknown>;
type Op = 'add' | 'replace' | 'remove';
type Change = { op: Op; path: Path; value: unknown };

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** Each may have to search every member of a group. */
const MAX_OPERATIONS = 200;

/**
 * Applies a PATCH (RFC 7644, 3.5.2) to a resource, including variants that directories send: capitalised operations, booleans as texts,
 * values to remove without a filter, an address set before it exists, and attributes that are not stored.
 * @param before the stored attributes only
 * @throws ScimFault
 */
export function patched(before: Values, body: unknown, kept: StoredAttributes, ignored: Ignored): Values {
  const after = structuredClone(before);
  for (const operation of operationsOf(body))
    for (const change of changesOf(operation, kept, ignored)) apply(after, change, kept, ignored);
  return after;
}

function operationsOf(body: unknown): unknown[] {
  if (!isValues(body) || !matchesSchema(body, PATCH))
    throw new ScimFault(400, 'invalidSyntax', `schemas must be ${PATCH}.`);
  const operations = memberOf(body, 'Operations');
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw new ScimFault(400, 'invalidValue', `Operations must be a list of 1 to ${MAX_OPERATIONS} operations.`);
  return operations;
}

function changesOf(given: unknown, kept: StoredAttributes, ignored: Ignored): Change[] {
  if (!isValues(given)) throw new ScimFault(400, 'invalidValue', 'Each operation must have an op.');
  const [op, path, value] = [opOf(memberOf(given, 'op')), memberOf(given, 'path'), memberOf(given, 'value')];
  if (path !== undefined && path !== null && path !== '') return changeAt({ op, path, value }, kept, ignored);
  if (op === 'remove') throw new ScimFault(400, 'noTarget', 'The remove operation needs a path.');
  if (!isValues(value))
    throw new ScimFault(400, 'invalidValue', `The ${op} operation without a path needs attributes.`);
  return attributesIn(value, kept.schema).flatMap(([key, each]) =>
    changeAt({ op, path: key, value: each }, kept, ignored),
  );
}

function opOf(given: unknown): Op {
  const op = typeof given === 'string' && given.length <= 7 ? given.toLowerCase() : '';
  if (op === 'add' || op === 'replace' || op === 'remove') return op;
  throw new ScimFault(400, 'invalidSyntax', 'op must be add, replace or remove.');
}

/** None if the path leads to an attribute that is not stored; the rest is then ignored. */
function changeAt(
  { op, path: text, value }: { op: Op; path: unknown; value: unknown },
  { schema, attributes }: StoredAttributes,
  ignored: Ignored,
): Change[] {
  const short = typeof text === 'string' ? withoutSchema(text, schema) : '';
  const name = nameAt(short);
  if (name === null) throw badPath();
  const attribute = attributeOf(name.split('.', 1)[0] ?? '', { schema, attributes });
  if (attribute === undefined || name.includes(':')) {
    ignore(ignored, name, value);
    return [];
  }
  const path = readPath(short);
  if (!path) throw badPath();
  return [{ op, path: { ...path, attribute }, value }];
}

function apply(resource: Values, change: Change, { attributes, many }: StoredAttributes, ignored: Ignored): void {
  const { op, path, value } = change;
  const { attribute } = path;
  const subs = attributes[attribute] ?? null;
  const kept = (name: string) => subs?.find(each => each.toLowerCase() === name);
  if ((path.sub !== null && !subs) || (path.filter && attribute !== many)) throw badPath();
  const sub = path.sub === null ? null : kept(path.sub);
  const filter = path.filter && keptComparisons(path.filter, kept);
  // A part of a name or an address that is not stored.
  if (sub === undefined || filter === undefined) {
    ignore(ignored, [attribute, path.sub].filter(Boolean).join('.'));
    return;
  }
  if (op !== 'remove' && value === undefined)
    throw new ScimFault(400, 'invalidValue', `The ${op} operation needs a value.`);
  const given = sub === null ? shapedOf(attribute, value, subs) : shapedOf(sub, value, null);
  if (attribute === many) resource[attribute] = bounded(manyAfter(resource[attribute], { op, filter, sub, given }));
  else if (sub !== null) resource[attribute] = partsAfter(resource[attribute], op, { [sub]: given });
  else if (op === 'remove') delete resource[attribute];
  else resource[attribute] = subs && isValues(given) ? partsAfter(resource[attribute], op, given) : given;
}

/** Comparisons with the names as stored; undefined if one compares an attribute that is not stored. */
function keptComparisons(filter: Comparison[], kept: (name: string) => string | undefined): Comparison[] | undefined {
  const all = filter.flatMap(({ attribute, value }) => {
    const name = kept(attribute);
    return name === undefined ? [] : [{ attribute: name, value: shapedOf(name, value, null) as string | boolean }];
  });
  return all.length === filter.length ? all : undefined;
}

function partsAfter(before: unknown, op: Op, given: Values): Values {
  const gone = op === 'remove' ? Object.fromEntries(Object.keys(given).map(sub => [sub, null])) : given;
  return { ...(isValues(before) ? before : {}), ...gone };
}

type ManyChange = { op: Op; filter: Comparison[] | null; sub: string | null; given: unknown };

/** Applies a change to all values, or to those that a filter selects. */
function manyAfter(before: unknown, { op, filter, sub, given }: ManyChange): unknown[] {
  const values: unknown[] = Array.isArray(before) ? before : [];
  if (!filter && sub === null) return listAfter(values, op, given);
  const isMeant = matcherOf(filter ?? []);
  const isFound = values.some(isMeant);
  if (!isFound && !isKind(filter)) throw new ScimFault(400, 'noTarget', 'The filter in the path matches no value.');
  if (op === 'remove' && sub === null) return values.filter(value => !isMeant(value));
  const change = sub === null ? oneValue(given) : { [sub]: op === 'remove' ? null : given };
  if (isFound || op === 'remove')
    return values.map(value => (isMeant(value) ? { ...(value as Values), ...change } : value));
  return [...values, { ...Object.fromEntries((filter ?? []).map(each => [each.attribute, each.value])), ...change }];
}

/** Whether a filter names only a type of address, of which there may be none yet, and no value. */
const isKind = (filter: Comparison[] | null) => !filter?.some(({ attribute }) => attribute === 'value');

/** One of several values, which Entra also sends as text. @throws ScimFault */
function oneValue(given: unknown): Values {
  const one = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (isValues(one)) return one;
  if (typeof one === 'string') return { value: one };
  throw new ScimFault(400, 'invalidValue', 'The path takes exactly one value.');
}

function listAfter(values: unknown[], op: Op, given: unknown): unknown[] {
  const list = given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];
  if (op === 'replace') return list;
  if (op === 'add') {
    const isPrimary = list.some(value => isValues(value) && value.primary === true);
    // At most one value is the primary one (RFC 7643, 2.4).
    return [...(isPrimary ? values.map(value => ({ ...(value as Values), primary: false })) : values), ...list];
  }
  if (given === undefined) return [];
  const gone = new Set(list.map(value => (isValues(value) ? value.value : undefined)));
  return values.filter(value => !isValues(value) || !gone.has(value.value));
}

/** Checks thousands of members for each operation, so that a comparison of one attribute does nothing else. */
function matcherOf(filter: readonly Comparison[]): (value: unknown) => boolean {
  const [first, ...others] = filter.map(({ attribute, value: wanted }) => {
    const key = typeof wanted === 'string' ? wanted.toLowerCase() : wanted;
    return (value: unknown) => {
      const is = (value as Values | null)?.[attribute];
      return (
        is === wanted || (typeof is === 'string' && is.length === wanted.toString().length && is.toLowerCase() === key)
      );
    };
  });
  if (!first) return isValues;
  return others.length === 0 ? first : value => first(value) && others.every(matches => matches(value));
}

const badPath = () =>
  new ScimFault(
    400,
    'invalidPath',
    `The path names a sub-attribute or filter that the attribute does not support, compares with an operator other than “eq”, or is longer than ${MAX_PATH_LENGTH} characters.`,
  );
