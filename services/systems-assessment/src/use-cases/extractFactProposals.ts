import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { ModelFile } from '../domain/modelFile/proposal.ts';
import { listSystemFacts } from '../store/systemFacts.ts';
import { findSystem } from '../store/systems.ts';

export type Proposed = Pick<ModelFile, 'kind' | 'name' | 'leftOut'> & {
  proposals: {
    fact: FactName;
    now: string | null;
    proposed: string;
    from: string;
    shortened: boolean;
    certainty: string | null;
  }[];
};

/**
 * Compares a file about a model with a system's recorded facts. Writes nothing: a member accepts what is right.
 * @throws DomainError INVALID for a file that is neither a model card nor a CycloneDX ML-BOM
 */
export async function extractFactProposals(ctx: RequestContext, systemId: unknown, bytes: Buffer): Promise<Proposed> {
  const { organisationId } = requireRight(ctx.actor, 'work');
  const system = await findSystem(organisationId, idOrNotFound(systemId, 'AI system'));
  if (!system) throw notFound('AI system');
  const { kind, name, proposals, leftOut } = await ctx.reading.modelFile(ctx.actor, bytes);
  const [facts = {}] = await listSystemFacts([system.id]);
  return {
    kind,
    name,
    proposals: proposals.map(({ fact, text, from, shortened, certainty }) => ({
      fact,
      now: facts[fact] ?? null,
      proposed: text,
      from,
      shortened,
      certainty,
    })),
    leftOut,
  };
}
