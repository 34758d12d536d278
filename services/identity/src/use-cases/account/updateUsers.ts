import { DomainError } from '@aicp/contracts/domainError';
import { UpdateUsersInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import type { User } from '../../store/users.ts';
import { activateUser, suspendUser } from './setUserStatus.ts';
import { verifyUser } from './verifyUser.ts';

const changes = { suspend: suspendUser, activate: activateUser, verify: verifyUser };

type Outcome = { id: string; user: User | null; message: string | null };

/**
 * For administrators: the same change for many accounts. Each account has its own transaction and entry in the activity log, one after the
 * other, so that one of the last two administrators stays.
 */
export async function updateUsers(ctx: RequestContext, input: unknown): Promise<Outcome[]> {
  admin(ctx.actor);
  const { ids, change } = parse(UpdateUsersInput, input);
  const outcomes: Outcome[] = [];
  for (const id of new Set(ids.map(String))) {
    try {
      outcomes.push({ id, user: await changes[change](ctx, id), message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcomes.push({ id, user: null, message: error.message });
    }
  }
  return outcomes;
}
