import { z } from 'zod';
import { groupRoles } from './groupRoles.ts';

/** Identity's plain routes for directories, for the gateway only; the rest of the path is SCIM's (RFC 7644). */
export const SCIM_ROUTE = '/internal/scim';
/** The public path for directories. */
export const SCIM_PATH = '/scim/v2';
export const SCIM_TYPE = 'application/scim+json';

/** The token's id, and 256 random bits, after a word that secret scanners can find. */
export const PROVISIONING_TOKEN = /^aicpscim_(\d{1,15})_([\w-]{43})$/;

/** The response to any bearer without a valid provisioning token. */
export const NO_PROVISIONING_TOKEN = 'This provisioning token is not valid.';

export const CreateProvisioningTokenInput = z.object({
  expiresInDays: z.int('must be a number of days').min(1, 'must be 1 or more').max(730, 'must be 730 or less'),
});

/** The input of `setGroupRoles`: replaces all of them. */
export const GroupRolesInput = z.object({ groupRoles: groupRoles(50) });
