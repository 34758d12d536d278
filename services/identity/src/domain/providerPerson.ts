import { Email } from '@aicp/contracts/inputs/userInputs';
import { MAX_FULL_NAME_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import type { Role } from '@aicp/contracts/rights/rights';
import { ROLES } from '@aicp/contracts/rights/rights';
import { optionalLine, sameLine } from '@aicp/contracts/text';

/** The claims of an ID token that we use. Its signature and times have been checked. */
export type Claims = { iss: string; sub: string; [claim: string]: unknown };

/** A person as an identity provider knows them. `issuer` and `subject` together identify the person; everything else can change. */
export type ProviderPerson = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** The user's name at the provider; neither unique nor a valid username here. */
  name: string | null;
  /** From the claim `name`; null if missing, too long or an address. */
  fullName: string | null;
  /** Whether the provider reports a second factor. */
  hadSecondFactor: boolean;
  /** Null if the provider sends none. */
  groups: string[] | null;
  /** Whether the provider left groups out because a token cannot hold them. */
  areGroupsLeftOut: boolean;
};

/** Kinds of factors by values of `amr` (RFC 8176). Values that describe the manner, such as `wia`, `rba` or `user`, have no kind. */
const FACTORS: Record<string, 'knowledge' | 'possession' | 'inherence'> = {
  ...{ pwd: 'knowledge', pin: 'knowledge', kba: 'knowledge' },
  ...{ otp: 'possession', hwk: 'possession', swk: 'possession', pop: 'possession' },
  ...{ sc: 'possession', sms: 'possession', tel: 'possession' },
  ...{ face: 'inherence', fpt: 'inherence', iris: 'inherence', retina: 'inherence', vbm: 'inherence' },
};
const MAX_METHODS = 20;
/** The most groups that are read; Entra writes at most 200 into a token. */
const MAX_GROUPS = 1_000;

/** True if the provider reports several factors, or two of different kinds. */
function hadTwoFactors(methods: readonly string[]): boolean {
  const kinds = new Set(methods.flatMap(method => (Object.hasOwn(FACTORS, method) ? FACTORS[method] : [])));
  return methods.includes('mfa') || kinds.size > 1;
}

/** Skips texts longer than names may be here, and longer groups. */
const texts = (value: unknown, most: number): string[] =>
  (Array.isArray(value) ? value.slice(0, most) : [value]).filter(
    one => typeof one === 'string' && one.length <= MAX_NAME_LENGTH,
  );
const text = (value: unknown): string | null =>
  (typeof value === 'string' && sameLine(value.slice(0, MAX_NAME_LENGTH))) || null;
const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

const isList = (value: unknown): boolean => Array.isArray(value) || typeof value === 'string';
/** Whether the token refers to another place for a claim (OpenID Connect Core, 5.6.2). */
const isNamed = (names: unknown, claim: string): boolean =>
  typeof names === 'object' && names !== null && Object.hasOwn(names, claim);

/** A single valid address; null for anything else. */
const emailOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_NAME_LENGTH ? (Email.safeParse(value.trim()).data ?? null) : null;

/** @param groupsClaim the claim with the names of groups */
export function providerPerson(claims: Claims, groupsClaim: string): ProviderPerson {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: emailOf(claims.email),
    // Microsoft Entra has no email_verified: its optional claim xms_edov states that the tenant owns the address's domain.
    isEmailVerified: isTrue(claims.email_verified ?? claims.xms_edov),
    name: text(claims.preferred_username) ?? text(claims.name),
    fullName: fullNameFrom(claims.name),
    hadSecondFactor: hadTwoFactors(texts(claims.amr, MAX_METHODS)),
    groups: isList(claims[groupsClaim]) ? texts(claims[groupsClaim], MAX_GROUPS) : null,
    areGroupsLeftOut: isTrue(claims.hasgroups) || isNamed(claims._claim_names, groupsClaim),
  };
}

const FullName = optionalLine(MAX_FULL_NAME_LENGTH);

/** A full name from a provider or a directory; null if it is not a valid one. */
export function fullNameFrom(value: unknown): string | null {
  const { data = null } = FullName.safeParse(value);
  return data?.includes('@') ? null : data;
}

/** The highest role of someone's groups; null if no group has one. */
export function roleOfGroups(groups: readonly string[], roles: ReadonlyMap<string, Role>): Role | null {
  const given = new Set(groups.map(group => roles.get(group)));
  return ROLES.find(role => given.has(role)) ?? null;
}

const MAX_LENGTH = 64;

/** A valid username from the provider's claims; 'user' if none of them can be used. */
export function usernameFrom({ name, email }: Pick<ProviderPerson, 'name' | 'email'>): string {
  const source = (name ?? email ?? '').split('@')[0] ?? '';
  const plain = source
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .replace(/^[.]+|[.]+$/g, '');
  return plain.slice(0, MAX_LENGTH) || 'user';
}

/** The username with a number appended, for when it is taken. */
export function numbered(username: string, number: number): string {
  const suffix = `-${number}`;
  return `${username.slice(0, MAX_LENGTH - suffix.length)}${suffix}`;
}
