import { emailKeyOf } from '@aicp/contracts/email';
import { sameLine } from '@aicp/contracts/text';
import type { GroupFilter, UserFilter } from '../../domain/provisioned.ts';
import { ScimFault } from '../../domain/scimFault.ts';
import { type Comparison, MAX_FILTER_LENGTH, readFilter } from './expression.ts';
import type { Resource } from './resources.ts';

export type ListQuery = { filter: string; startIndex: number; count: number };

const MAX_AT_ONCE = 200;
const DEFAULT_COUNT = 100;

/** `startIndex` counts from 1; below it, and negative counts, mean the smallest (RFC 7644, 3.4.2.4). */
export function listQuery(query: Record<string, unknown>): ListQuery {
  return {
    filter: typeof query.filter === 'string' ? query.filter : '',
    startIndex: Math.max(1, wholeNumber(query.startIndex, 1)),
    count: Math.min(MAX_AT_ONCE, Math.max(0, wholeNumber(query.count, DEFAULT_COUNT))),
  };
}

function wholeNumber(value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (typeof value === 'string' && /^-?\d{1,9}$/.test(value)) return Number(value);
  throw new ScimFault(400, 'invalidValue', 'startIndex and count must be whole numbers.');
}

/**
 * Parses the filter of GET /Users.
 * @throws ScimFault for an unsupported filter
 */
export function userFilter(text: string): UserFilter {
  const filter: UserFilter = {};
  for (const { attribute, value } of comparisonsOf(text)) {
    if (attribute === 'active' && typeof value === 'boolean') filter.active = value;
    else if (typeof value !== 'string') throw unsupported();
    else if (attribute === 'id') filter.id = value;
    else if (attribute === 'externalid') filter.externalId = sameLine(value);
    else if (attribute === 'username') filter.userNameKey = sameLine(value).toLowerCase();
    else if (attribute === 'emails.value' || attribute === 'emails') filter.emailKey = emailKeyOf(value);
    else throw unsupported();
  }
  return filter;
}

/**
 * Parses the filter of GET /Groups.
 * @throws ScimFault for an unsupported filter
 */
export function groupFilter(text: string): GroupFilter {
  const filter: GroupFilter = {};
  for (const { attribute, value } of comparisonsOf(text)) {
    if (typeof value !== 'string') throw unsupported();
    if (attribute === 'id') filter.id = value;
    else if (attribute === 'externalid') filter.externalId = sameLine(value);
    else if (attribute === 'displayname') filter.displayNameKey = sameLine(value).toLowerCase();
    else if (attribute === 'members.value' || attribute === 'members') filter.members = value;
    else throw unsupported();
  }
  return filter;
}

/** One type of address is stored, so the requested type is ignored. */
function comparisonsOf(text: string): Comparison[] {
  if (text.trim() === '') return [];
  const comparisons = readFilter(text);
  const names = new Set(comparisons?.map(({ attribute }) => attribute));
  // Comparing an attribute twice is contradictory or redundant.
  if (!comparisons || names.size < comparisons.length) throw unsupported();
  return comparisons.filter(({ attribute }) => attribute !== 'emails.type');
}

const unsupported = () =>
  new ScimFault(
    400,
    'invalidFilter',
    `Filters may have at most ${MAX_FILTER_LENGTH} characters and use only “eq” and “and”. Users: userName, externalId, id, emails.value and active. Groups: displayName, externalId, id and members.value.`,
  );

/** A resource with the requested attributes and without the excluded ones. `id` and `schemas` are always included. */
export function shownOf(resource: Resource, query: Record<string, unknown>): object {
  const always = ['id', 'schemas'];
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => always.includes(name) || isWanted(name, query)),
  );
}

export function isWanted(name: string, query: Record<string, unknown>): boolean {
  const [wanted, unwanted] = [namesIn(query.attributes), namesIn(query.excludedAttributes)];
  const key = name.toLowerCase();
  if (wanted.length > 0) return wanted.some(each => each === key || each.startsWith(`${key}.`));
  return !unwanted.includes(key);
}

const namesIn = (text: unknown): string[] =>
  typeof text === 'string' && text !== ''
    ? text.split(',').map(name =>
        name
          .trim()
          .replace(/^urn:.*:/i, '')
          .toLowerCase(),
      )
    : [];

export function listAnswer(resources: object[], total: number, startIndex: number): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** The error format of RFC 7644, 3.12. */
export function faultAnswer({ status, scimType, message }: Pick<ScimFault, 'status' | 'scimType' | 'message'>): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    detail: message,
  };
}
