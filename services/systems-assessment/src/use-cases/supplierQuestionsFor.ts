import type { OthersDuty, SupplierQuestion } from '@aicp/compliance/law/supplierQuestions/supplierQuestion';
import { supplierQuestions } from '@aicp/compliance/law/supplierQuestions/supplierQuestions';
import type { Transaction } from '@aicp/service/store/transaction';
import { completedState } from '../domain/completedState.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { findAssessment } from '../store/assessments.ts';
import { listResponses } from '../store/responses.ts';
import type { AiSystem } from '../store/systems.ts';

/** The possible questions to a system's supplier: by its latest result under the AI Act, if any. */
export async function supplierQuestionsFor(
  system: AiSystem,
  session?: Transaction['session'],
): Promise<SupplierQuestion[]> {
  const underAct = resultsOf(system).find(({ jurisdiction }) => jurisdiction === 'EU');
  const latest = underAct?.latestAssessment?.id;
  const duties = latest === undefined ? [] : await othersDuties(system.organisationId, latest, session);
  return supplierQuestions(underAct ? 'EU' : system.jurisdiction, duties);
}

/** The duties of a result that bind someone else. */
async function othersDuties(
  organisationId: number,
  id: number,
  session?: Transaction['session'],
): Promise<OthersDuty[]> {
  const assessment = await findAssessment(organisationId, id, session);
  if (!assessment?.completion || !assessment.completedAt) return [];
  const { completion, completedAt } = assessment;
  const [responses = []] = await listResponses([id], session);
  const { result } = completedState({ assessment, completion, responses, completedAt });
  return 'duties' in result ? result.duties.filter(({ status }) => status === 'other_party') : [];
}
