import type { ProvisionedUser } from '../src/domain/provisioned.ts';

const madeAt = new Date('2026-11-24T10:00:00Z');

/** A provisioned user, as stored. */
export const provisionedUser: ProvisionedUser = {
  id: '0f2b',
  organisationId: 7,
  userId: 3,
  isAccountOurs: true,
  hasGroupRole: false,
  externalId: 'ext-1',
  userName: 'anna@firm.test',
  displayName: 'Anna',
  givenName: 'Anna',
  formattedName: null,
  familyName: 'Archer',
  email: 'anna@firm.test',
  active: true,
  createdAt: madeAt,
  changedAt: madeAt,
  version: 4,
};

export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** The body of a PATCH. */
export const patchOf = (...Operations: object[]) => ({
  schemas: [PATCH],
  Operations,
});
