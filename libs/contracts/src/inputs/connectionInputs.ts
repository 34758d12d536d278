import { z } from 'zod';
import { ROLES } from '../rights/rights.ts';
import { line } from '../text.ts';
import { groupRoles } from './groupRoles.ts';

const MAX_GROUPS = 100;

const filled = (maxLength: number) => line(maxLength).min(1, 'is required');

/** An organisation's own identity provider, as its owners set it up. */
export const SignInConnectionInput = z.object({
  /** The button's text after 'Sign in with'. */
  name: filled(40),
  issuer: filled(500).pipe(z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })),
  clientId: filled(255),
  /** Omitted: unchanged. */
  clientSecret: line(1000).nullish(),
  /** The role of new members if none of their groups gives a higher one. */
  // Only organisation owners can grant the role of organisation owner to new members: through a named group, never by default.
  defaultRole: z
    .enum(ROLES)
    .refine(role => role !== 'owner', 'must not be owner')
    .default('reader'),
  /** The claim of the ID token that holds the names of groups. */
  groupsClaim: filled(100).default('groups'),
  groupRoles: groupRoles(MAX_GROUPS).default([]),
});
export type SignInConnectionInput = z.output<typeof SignInConnectionInput>;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain of a company's addresses, for example 'firm.example', in its DNS form: lower case, with other letters as xn--. */
const Domain = z
  .string('is required')
  .trim()
  .toLowerCase()
  .max(253, 'is too long')
  .refine(
    name => name.includes('.') && name.split('.').every(label => LABEL.test(label)) && !/^[\d.]+$/.test(name),
    'must be a domain, for example firm.example',
  );

/** The fields of `addDomain`, `checkDomain` and `removeDomain`. */
export const DomainInput = z.object({ domain: Domain });
