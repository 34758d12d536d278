import { ROLES, type Role } from '@aicp/contracts/rights/rights';
import { z } from 'zod';

const OrganisationRole = z.enum(ROLES, `must be one of ${ROLES.join(', ')}`);

/** The group mapping, for example 'Compliance owners=owner; Auditors=approver'. */
const GroupRoles = z
  .string()
  .transform(text => text.split(';').flatMap(one => (one.trim() === '' ? [] : [one])))
  .transform((pairs, context) => {
    const roles = new Map<string, Role>();
    for (const pair of pairs) {
      const at = pair.lastIndexOf('=');
      const role = OrganisationRole.safeParse(pair.slice(at + 1).trim());
      const group = pair.slice(0, Math.max(0, at)).trim();
      if (group === '' || !role.success) {
        context.addIssue({ code: 'custom', message: 'must look like "Compliance owners=owner; Auditors=approver"' });
        return z.NEVER;
      }
      roles.set(group, role.data);
    }
    return roles;
  });

/** An identity provider (OpenID Connect) for all users. */
export const singleSignOnEnv = {
  /** The provider's issuer, for example https://login.example.com/realms/staff; below it is /.well-known/openid-configuration. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** internal: the issuer can have a private address, without https, because it is hosted internally. */
  OIDC_NETWORK: z.enum(['public', 'internal']).default('public'),
  /** The number of the organisation that new users join; without it each gets their own. */
  OIDC_ORGANISATION: z.coerce.number().int().positive().optional(),
  /** The role of new users without a group role. */
  OIDC_DEFAULT_ROLE: OrganisationRole.default('reader'),
  /** The claim of the ID token that holds the names of groups. */
  OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
  OIDC_GROUP_ROLES: GroupRoles.optional(),
  /** true: no one signs in with a password or a passkey, except owners and administrators with a second factor. */
  OIDC_ONLY: z.enum(['true', 'false']).default('false'),
};

type Env = { [Name in keyof typeof singleSignOnEnv]?: z.output<(typeof singleSignOnEnv)[Name]> };

/** @throws Error if it is set only in part, or missing although it is the only way in */
export function singleSignOnOf(env: Env) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const only = env.OIDC_ONLY === 'true';
  if (!issuer && !clientId && !clientSecret) {
    if (only) throw new Error('OIDC_ONLY needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
    return null;
  }
  if (!issuer || !clientId || !clientSecret)
    throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together');
  return {
    issuer,
    clientId,
    clientSecret,
    organisationId: env.OIDC_ORGANISATION ?? null,
    isOwn: false,
    only,
    defaultRole: env.OIDC_DEFAULT_ROLE ?? 'reader',
    groupsClaim: env.OIDC_GROUPS_CLAIM ?? 'groups',
    groupRoles: env.OIDC_GROUP_ROLES ?? new Map<string, Role>(),
  };
}
