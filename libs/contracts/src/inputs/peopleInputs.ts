import { z } from 'zod';
import { ROLES } from '../rights/rights.ts';
import { Email, Token } from './userInputs.ts';

const Role = z.enum(ROLES, `must be ${ROLES.slice(0, -1).join(', ')} or ${ROLES.at(-1)}`);

/** The fields of POST /api/organisation/invitations and of `inviteMember`. */
export const InviteInput = z.object({ email: Email, role: Role });

/** The fields of POST /api/invitations/accept and of `acceptInvitation`. */
export const AcceptInput = z.object({ token: Token });

/** The fields of PATCH /api/organisation/members/{id} and of `changeRole`. */
export const RoleInput = z.object({ role: Role });

/** The shared links of a removed member: they end, or the successor takes them over. */
export const LinksOfMember = z.enum(['end', 'keep'], 'must be end or keep');
export type LinksOfMember = z.infer<typeof LinksOfMember>;

/** The fields of POST /api/organisation/hand-over and of `handOver`. */
export const HandOverInput = z.object({
  id: z.union([z.string().max(20), z.int()]).transform(String),
  /** Whether the caller leaves. */
  leave: z.boolean('must be true or false').nullish(),
});
