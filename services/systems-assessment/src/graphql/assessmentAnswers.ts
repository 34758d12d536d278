import { type PreviousAnswer, previousAnswersOf } from '../domain/lastAnswers.ts';
import { type OrganisationAnswer, organisationAnswersIn } from '../domain/organisationAnswers.ts';
import { answersOf, applyingQuestions, type Suggestion, suggestionsOf } from '../domain/progress.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import type { Assessment } from '../store/assessments.ts';
import type { GraphContext } from './loaders.ts';

type Loaders = GraphContext['loaders'];

/** The answers that count in an assessment: its own, and the organisation's answers about itself. */
export async function answersIn(loaders: Loaders, assessment: Assessment): Promise<Record<string, string>> {
  const [used, responses] = await Promise.all([
    organisationAnswers(loaders, assessment),
    loaders.responses.load(assessment.id),
  ]);
  return { ...answersOf(responses), ...answersOf(used) };
}

/** The answered questions among those that apply, without the organisation's. */
export async function countAnswered(
  assessment: Assessment,
  _args: unknown,
  { loaders }: GraphContext,
): Promise<number> {
  const [used, answers] = await Promise.all([organisationAnswers(loaders, assessment), answersIn(loaders, assessment)]);
  const ofOrganisation = answersOf(used);
  return applyingQuestions(assessment.bankVersion, answers).filter(({ id }) => answers[id] && !ofOrganisation[id])
    .length;
}

/** The turnover that an assessment uses. It has no date in a completed assessment. */
export async function turnoverOf(
  loaders: Loaders,
  { jurisdiction, completion, organisationId }: Assessment,
): Promise<{ euros: number; answeredAt: Date | null } | null> {
  if (jurisdiction !== 'EU') return null;
  const onRecord = completion ? null : await loaders.onRecord.load(organisationId);
  const euros = (completion ? completion.organisation : onRecord?.facts)?.turnover ?? null;
  const at = onRecord?.factsAsOf.turnover;
  return euros === null ? null : { euros, answeredAt: at ? new Date(at) : null };
}

/** The organisation's answers about itself that an assessment uses or was completed with. */
export async function organisationAnswers(loaders: Loaders, assessment: Assessment): Promise<OrganisationAnswer[]> {
  const { id, status, organisationId, bankVersion } = assessment;
  const responses = await loaders.responses.load(id);
  if (status === 'completed') return responses.filter(({ fromOrganisation }) => fromOrganisation);
  return organisationAnswersIn(bankVersion, await loaders.onRecord.load(organisationId), answersOf(responses));
}

export async function suggestionsFor(loaders: Loaders, assessment: Assessment): Promise<Suggestion[]> {
  if (assessment.status === 'completed') return [];
  const [register, systemType, other] = await Promise.all([
    loaders.systemFacts.load(assessment.aiSystemId),
    typeOf(loaders, assessment),
    underOtherLaw(loaders, assessment),
  ]);
  const otherLaw = other && { bankVersion: other.bankVersion, answers: await answersIn(loaders, other) };
  return suggestionsOf({ bankVersion: assessment.bankVersion, systemType, register, otherLaw });
}

/** The answers of the previous assessment; none for a completed one. */
export async function previousAnswersFor(loaders: Loaders, assessment: Assessment): Promise<PreviousAnswer[]> {
  if (assessment.status === 'completed') return [];
  const previous = await loaders.previous.load(assessment);
  if (!previous) return [];
  const { id, bankVersion } = previous;
  return previousAnswersOf(assessment.bankVersion, { bankVersion, responses: await loaders.responses.load(id) });
}

/** The type of its system; for a completed assessment, at that time. */
export async function typeOf(loaders: Loaders, { completion, aiSystemId }: Assessment): Promise<string | null> {
  if (completion) return completion.system.systemType;
  return (await loaders.system.load(aiSystemId))?.systemType ?? null;
}

/** The last completed assessment of the same system under the other law. */
export async function underOtherLaw(
  loaders: Loaders,
  { aiSystemId, jurisdiction }: Assessment,
): Promise<Assessment | null> {
  const system = await loaders.system.load(aiSystemId);
  const other = system && resultsOf(system).find(result => result.jurisdiction !== jurisdiction);
  return other?.latestAssessment ? loaders.assessment.load(other.latestAssessment.id) : null;
}
