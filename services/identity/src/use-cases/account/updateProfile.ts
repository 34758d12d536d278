import { UpdateProfileInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { findUserIn, type User } from '../../store/users.ts';
import { changeOrganisation } from '../organisation/changeOrganisation.ts';
import { writeOrganisation } from '../organisation/writeOrganisation.ts';

/** Changes the company's name and whose rules apply first, for all who work there; what is left out stays as it is. */
export async function updateProfile(ctx: RequestContext, input: unknown): Promise<User> {
  signedInPersonally(ctx.actor);
  const { companyName, jurisdiction } = parse(UpdateProfileInput, input);
  return changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'manage');
    await writeOrganisation(tx, userId, await findOrganisation(organisationId, tx.session), {
      ...(companyName !== undefined && { companyName }),
      ...(jurisdiction && { jurisdiction }),
    });
    const user = await findUserIn(tx, userId);
    if (!user) throw notFound('User');
    return user;
  });
}
