import { DomainError } from '@aicp/contracts/domainError';
import { AnswerOrganisationDutyInput, OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import type { ActorContext } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { withDuty } from '../domain/organisationDuties.ts';
import { findDuties, upsertDuties } from '../store/organisationDuties.ts';

/**
 * Answers a duty of the organisation as a whole, confirms or clears the answer, or changes its review date. New and open assessments use it
 * from then on; completed ones stay. Returns the duty's id.
 */
export async function answerDuty(ctx: ActorContext, input: unknown): Promise<string> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const wanted = parse(AnswerOrganisationDutyInput, input);
  const at = ctx.now();
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)))
      throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    const before = await findDuties(organisationId, tx.session);
    const { duties, act } = withDuty(before, wanted, { by: userId, at });
    const written = await upsertDuties(tx, { organisationId, userId, duties });
    tx.publish(OrganisationDutiesChanged, { ...written, act, dutyId: wanted.id, at: at.toISOString() });
  });
  return wanted.id;
}
