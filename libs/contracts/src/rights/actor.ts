import { z } from 'zod';
import { DomainError } from '../domainError.ts';
import { notFound } from '../serialId.ts';
import { may, RESOURCES, type Resource, RIGHTS, type Right, ROLES, roleDenialMessage } from './rights.ts';

/** The recipient of a link. Recipients have no account and can read only what the link shows. */
export const LinkActor = z.object({
  kind: z.literal('link'),
  /** The organisation whose data it shows. */
  organisationId: z.int().positive(),
  link: z.int().positive(),
  /** The purpose, by kind of link. */
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('report'), reports: z.array(z.int().positive()) }),
    // `room` is the number of documents' captured room.
    z.object({ kind: z.literal('room'), reports: z.array(z.int().positive()), room: z.int().positive() }),
    // `label` is the recipient's name.
    z.object({ kind: z.literal('request'), systemId: z.int().positive(), label: z.string().nullable() }),
  ]),
});
export type LinkActor = z.infer<typeof LinkActor>;

/** The caller, signed by the gateway for the subgraphs. */
export const Actor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({
    kind: z.literal('user'),
    userId: z.int().positive(),
    /** The user's current organisation. */
    organisationId: z.int().positive(),
    /** The role of the user, or of their token, in it. */
    role: z.enum(ROLES),
    /** Whether the user is an administrator of the platform. */
    isAdmin: z.boolean(),
    /** Digest of the session's or API token's id, never the id itself. */
    session: z.string(),
    /** A session has all rights of its user; an API token can read, or read and write. */
    access: z.enum(['session', 'read', 'write']),
    /** The resources that a token may write. Default: systems and evidence. */
    resources: z.array(z.enum(RESOURCES)).optional(),
    /** The last confirmation in this session, in milliseconds since 1970, if any. */
    provedAt: z.number().optional(),
    /** If administrators must have a second factor (ADMIN_SECOND_FACTOR): whether this one has it. */
    adminFactor: z.enum(['on', 'missing']).optional(),
  }),
  LinkActor,
]);
export type Actor = z.infer<typeof Actor>;
export type UserActor = Extract<Actor, { kind: 'user' }>;

/** The origin of a request, for rate limits, lists of sessions and the activity log. */
export const Client = z.object({
  address: z.string(),
  /** The User-Agent header, truncated; '' if missing. */
  agent: z.string(),
  /** Digest of the browser's device cookie, if any: a user has signed in with this browser before. */
  device: z.string().optional(),
});
export type Client = z.infer<typeof Client>;

/**
 * The signed-in user behind an actor.
 * @throws DomainError UNAUTHENTICATED for a guest
 */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/**
 * The caller's link to a report.
 * @throws DomainError FORBIDDEN for everyone without a link, NOT_FOUND for another report
 */
export function requireReportLink(actor: Actor, reportId: number): LinkActor {
  if (actor.kind !== 'link') throw new DomainError('FORBIDDEN', 'This is only for recipients of a link.');
  if ('reports' in actor.scope && actor.scope.reports.includes(reportId)) return actor;
  throw notFound('Report');
}

/**
 * The link with which a supplier replies.
 * @throws DomainError FORBIDDEN for every caller without one
 */
export function requireSupplierLink(
  actor: Actor,
): Omit<LinkActor, 'scope'> & { systemId: number; label: string | null } {
  if (actor.kind !== 'link' || actor.scope.kind !== 'request')
    throw new DomainError('FORBIDDEN', 'This is only for recipients of a supplier request.');
  const { scope, ...link } = actor;
  return { ...link, systemId: scope.systemId, label: scope.label };
}

/** The refusal of everything outside a link's scope, in the gateway and in every service. */
export const outsideLinkScope = () =>
  new DomainError('FORBIDDEN', 'A link shows only what it was created for.', { reason: 'link' });

/**
 * The signed-in user in person: API tokens may not change the account itself.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN for a token
 */
export function signedInPersonally(actor: Actor): UserActor {
  const user = signedIn(actor);
  if (user.access === 'session') return user;
  throw new DomainError('FORBIDDEN', 'An API token cannot do this. Please sign in.');
}

/**
 * The signed-in administrator.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN for a token and for everyone else, FORBIDDEN with `reason` 'secondFactor' for
 * one who must set up a second factor first
 */
export function admin(actor: Actor): UserActor {
  const user = signedInPersonally(actor);
  if (mayAdminister(user)) return user;
  if (user.isAdmin) throw new DomainError('FORBIDDEN', FACTOR_MISSING, { reason: 'secondFactor' });
  throw new DomainError('FORBIDDEN', "You don't have permission to access the admin panel.");
}

/** Whether an actor is an administrator with the right to act as one. */
export function mayAdminister(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isAdmin && actor.adminFactor !== 'missing';
}

/** The session learns only of a second factor that was turned on in it, or before it started. */
const FACTOR_MISSING =
  'Administrators need a second factor here. Please turn on two-factor authentication or add a passkey on the Account page. If you have one already, sign in again.';

/**
 * Refuses writing with a read-only token.
 * @throws DomainError FORBIDDEN
 */
export function requireWrite(actor: Actor): void {
  if (actor.kind === 'user' && actor.access === 'read')
    throw new DomainError('FORBIDDEN', 'This API token is read-only.');
}

/**
 * The signed-in user, with a right in the current organisation of the user or token.
 * @throws DomainError UNAUTHENTICATED for a guest, FORBIDDEN for a token without that resource, FORBIDDEN with `reason` 'role' and the
 * permitted `roles` for a role without the right
 */
export function requireRight(actor: Actor, right: Right): UserActor {
  requireWrite(actor);
  const { resource, roles } = RIGHTS[right];
  const user = resource === null ? signedInPersonally(actor) : signedIn(actor);
  const { access, resources = EVERYDAY } = user;
  if (resource !== null && access === 'write' && !resources.includes(resource))
    throw new DomainError('FORBIDDEN', `This API token is not for ${MEANING[resource]}.`);
  if (may(user.role, right)) return user;
  throw new DomainError('FORBIDDEN', roleDenialMessage(user.role, right), { reason: 'role', roles });
}

/** The default resources of tokens with the scope WRITE. */
const EVERYDAY: readonly Resource[] = ['systems', 'evidence'];
const MEANING = { systems: 'writing systems', evidence: 'writing evidence', organisation: 'the organisation' } as const;

/** Headers between gateway and subgraphs. */
export const ACTOR_HEADER = 'x-actor';
export const REQUEST_ID_HEADER = 'x-request-id';
/** Response header of a subgraph: the session to set in the caller's cookie, or '' to clear it. */
export const SESSION_HEADER = 'x-session';
/** Response header of the gateway to a session: its organisation and the user's role there, as '7 reader'. */
export const ORGANISATION_HEADER = 'x-organisation';
/** Response header of a subgraph: the id to set in the caller's device cookie. */
export const DEVICE_HEADER = 'x-device';
