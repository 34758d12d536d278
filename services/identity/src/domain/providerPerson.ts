import type { Role } from '@aicp/contracts/rights';
import { ROLES } from '@aicp/contracts/rights';

/** What an ID token says, as far as anything here depends on it. Its signature and its times have been checked. */
export type Claims = { iss: string; sub: string; [claim: string]: unknown };

/** Somebody as an identity provider knows them. `issuer` and `subject` together are who they are; everything else may change. */
export type ProviderPerson = {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is theirs. */
  isEmailVerified: boolean;
  /** What they are called there; not unique, and not of the form that usernames have here. */
  name: string | null;
  /** Whether the provider says that a second factor was shown. */
  hadSecondFactor: boolean;
  groups: string[];
};

/** Values of `amr` (RFC 8176) that mean more than a password: several factors, or one that is two. */
const SECOND_FACTORS = new Set(['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'iris', 'retina', 'vbm', 'sc', 'wia']);

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string');
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

/** @param groupsClaim where the provider writes the names of groups */
export function providerPerson(claims: Claims, groupsClaim: string): ProviderPerson {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    // Microsoft Entra has no email_verified: its optional claim xms_edov says that the tenant owns the address's domain.
    isEmailVerified: isTrue(claims.email_verified ?? claims.xms_edov),
    name: text(claims.preferred_username) ?? text(claims.name),
    hadSecondFactor: texts(claims.amr).some(method => SECOND_FACTORS.has(method)),
    groups: texts(claims[groupsClaim]),
  };
}

/** The highest role that any of somebody's groups gives; null where none does. */
export function roleOfGroups(groups: readonly string[], roles: ReadonlyMap<string, Role>): Role | null {
  const given = new Set(groups.map(group => roles.get(group)));
  return ROLES.find(role => given.has(role)) ?? null;
}

const LONGEST = 64;

/** A username of the form that they have here, out of what the provider says; 'user' where nothing of it can be used. */
export function usernameFrom({ name, email }: Pick<ProviderPerson, 'name' | 'email'>): string {
  const source = (name ?? email ?? '').split('@')[0] ?? '';
  const plain = source
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .replace(/^[.]+|[.]+$/g, '');
  return plain.slice(0, LONGEST) || 'user';
}

/** The same with a number behind it, for where it is taken. */
export function numbered(username: string, number: number): string {
  const suffix = `-${number}`;
  return `${username.slice(0, LONGEST - suffix.length)}${suffix}`;
}
