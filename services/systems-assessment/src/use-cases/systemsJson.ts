import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import { valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { RequestContext } from '../context.ts';
import { ownValues, withoutOwnValues } from '../domain/ownValues.ts';
import type { AiSystem } from '../store/systems.ts';
import { systemPages } from './readLedger.ts';

/** The table of systems as the parts of a JSON file: a list whose elements are like GET /api/systems, with recorded facts. */
export async function systemsJson(ctx: RequestContext, query: unknown): Promise<AsyncIterable<string>> {
  const pages = systemPages(ctx, query);
  return parts();

  async function* parts() {
    yield '[';
    let isFirst = true;
    for await (const page of pages)
      for (const { system, facts } of page) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(elementOf(system, facts))}`;
        isFirst = false;
      }
    yield '\n]\n';
  }
}

function elementOf(system: AiSystem, facts: FactsOnRecord) {
  const { id, createdAt, latestAssessment: latest } = system;
  const latestAssessment = latest && {
    id: latest.id,
    riskLevel: latest.riskLevel,
    scored: latest.scored,
    completedAt: latest.completedAt,
  };
  return {
    id,
    ...valuesIn(systemFields, 'json', system),
    createdAt,
    archived: system.isArchived,
    heldUntil: system.heldUntil,
    latestAssessment,
    facts: withoutOwnValues(facts),
    own: ownValues(facts),
  };
}
