import { signedInPersonally } from '@aicp/contracts/actor';
import { UpdateOrganisationInput } from '@aicp/contracts/organisationFacts';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { changedFacts } from '../domain/organisationFacts.ts';
import { findOrganisation, type OrganisationRecord } from '../store/organisations.ts';
import { writeOrganisation } from './writeOrganisation.ts';

/** Records facts about the organisation that the person works in; what is left out stays as it is. */
export async function updateOrganisation(ctx: RequestContext, input: unknown): Promise<OrganisationRecord> {
  const { userId, organisationId } = signedInPersonally(ctx.actor);
  const changes = parse(UpdateOrganisationInput, input);
  return ctx.transaction(async tx => {
    // The organisation made for an account has its number.
    if (!(await lockUnlessGone(tx, 'user', organisationId))) throw notFound('Organisation');
    const before = await findOrganisation(organisationId, tx.session);
    return writeOrganisation(tx, userId, before, { ...changedFacts(before, changes), statedAt: ctx.now() });
  });
}
