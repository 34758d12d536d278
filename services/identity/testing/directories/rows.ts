import { expect } from '@jest/globals';
import type { Resource } from '../openScimForTest.ts';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** A user, another one, and a group whose member the first one is. */
export type Things = { user: Resource; other: Resource; group: Resource; name: string };
export type Request = [method: Method, path: string, body?: object, headers?: object];
/** The directory's requests, the status of the last one, and its response or the resulting state. */
export type Row = [
  from: string,
  does: string,
  ask: (things: Things) => Request[],
  status: number,
  is?: (things: Things) => object,
];

export const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations });
export const scimDelete = { 'content-type': 'application/scim+json' };
export const at = ({ id }: Resource, kind = 'Users') => `/${kind}/${id}`;
export const group = ({ group: { id } }: Things) => `/Groups/${id}`;
export const search = (kind: string, filter: string, more = '') =>
  `/${kind}?${more}filter=${encodeURIComponent(filter)}`;
export const on =
  (...operations: object[]) =>
  (things: Things): Request[] => [['PATCH', at(things.user), patch(...operations)]];
export const onGroup =
  (...operations: ((things: Things) => object)[]) =>
  (things: Things): Request[] => [['PATCH', group(things), patch(...operations.map(each => each(things)))]];
export const off = { op: 'Replace', path: 'active', value: 'False' };
export const members = (...of: Resource[]) => ({ members: of.map(({ id }) => expect.objectContaining({ value: id })) });
export const none = () => ({ totalResults: 0, Resources: [] });
export const one = () => ({ totalResults: 1 });
export const inactive = () => ({ active: false });
