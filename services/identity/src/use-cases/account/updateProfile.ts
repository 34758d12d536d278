import { UserUpdated } from '@aicp/contracts/events/userEvents';
import { UpdateProfileInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { findUserIn, type User, updateUser } from '../../store/users.ts';
import { changeOrganisation } from '../organisation/changeOrganisation.ts';
import { writeOrganisation } from '../organisation/writeOrganisation.ts';

/**
 * Changes a person's full name, and the company's name and law. The company fields apply to everyone who works there, and need the right
 * to manage. Omitted fields keep their value.
 */
export async function updateProfile(ctx: RequestContext, input: unknown): Promise<User> {
  const person = signedInPersonally(ctx.actor);
  const { fullName, companyName, jurisdiction } = parse(UpdateProfileInput, input);
  const ofOrganisation = { ...(companyName !== undefined && { companyName }), ...(jurisdiction && { jurisdiction }) };
  // Without a change of the profile it is a change of the organisation, as before full names existed.
  if (fullName !== undefined && Object.keys(ofOrganisation).length === 0)
    return ctx.transaction(tx => nameAccount(tx, person, fullName));
  return changeOrganisation(ctx, async (tx, actor) => {
    await changeCompany(tx, actor, ofOrganisation);
    if (fullName !== undefined) return nameAccount(tx, actor, fullName);
    const user = await findUserIn(tx, actor.userId);
    if (!user) throw notFound('User');
    return user;
  });
}

type OfOrganisation = Pick<z.output<typeof UpdateProfileInput>, 'companyName'> & { jurisdiction?: 'EU' | 'UK' };

async function changeCompany(tx: Transaction, actor: UserActor, change: OfOrganisation): Promise<void> {
  const { userId, organisationId } = requireRight(actor, 'manage');
  await writeOrganisation(tx, userId, await findOrganisation(organisationId, tx.session), change);
}

/** From now on no directory or provider overwrites the name. */
async function nameAccount(tx: Transaction, { userId }: UserActor, fullName: string | null): Promise<User> {
  const user = await updateUser(tx, userId, { fullName, isNameOwn: true });
  if (!user) throw notFound('User');
  tx.publish(UserUpdated, userState(user));
  return user;
}
