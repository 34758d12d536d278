import { UpdateOrganisationInput } from '@aicp/contracts/events/organisationFacts';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { changedFacts } from '../../domain/organisationFacts.ts';
import { findOrganisation, type OrganisationRecord } from '../../store/organisations.ts';
import { changeOrganisation } from './changeOrganisation.ts';
import { writeOrganisation } from './writeOrganisation.ts';

/** Only owners decide who else may read the log. */
const LOG_SETTINGS = ['logHiddenFromApprovers', 'logShownToReaders'] as const;

/** Updates the name of the caller's organisation, its sharing rules and its facts; omitted fields stay. */
export async function updateOrganisation(ctx: RequestContext, input: unknown): Promise<OrganisationRecord> {
  const { name, kind, size, turnover, answers, ...settings } = parse(UpdateOrganisationInput, input);
  const facts = { kind, size, turnover, answers };
  return changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'manage');
    const before = await findOrganisation(organisationId, tx.session);
    if (LOG_SETTINGS.some(name => settings[name] !== undefined && settings[name] !== before[name]))
      requireRight(actor, 'own');
    const isFacts = Object.values(facts).some(value => value !== undefined);
    return writeOrganisation(tx, userId, before, {
      ...changedFacts(before, facts, { at: ctx.now().toISOString(), by: userId }),
      ...(isFacts && { statedAt: ctx.now() }),
      ...(name !== undefined && { companyName: name }),
      ...settings,
    });
  });
}
