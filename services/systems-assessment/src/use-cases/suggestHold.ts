import type { Context } from '@aicp/service/store/context';
import { suggestedHoldDay } from '../domain/holdDay.ts';
import { rebuildCompletedEvent } from '../domain/rebuildCompletedEvent.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listAssessmentsById } from '../store/assessments.ts';
import { listResponses } from '../store/responses.ts';
import type { AiSystem } from '../store/systems.ts';

/** The suggested hold date of a system archived now, as an ISO date, for providers of high-risk systems; null for all others. */
export async function suggestHold({ now }: Pick<Context, 'now'>, system: AiSystem): Promise<string | null> {
  const latest = resultsOf(system).find(({ jurisdiction }) => jurisdiction === 'EU')?.latestAssessment;
  if (!latest) return null;
  const assessment = (await listAssessmentsById([latest.id])).get(latest.id);
  const [responses = []] = await listResponses([latest.id]);
  const result = assessment && rebuildCompletedEvent({ assessment, responses })?.result;
  const isProvider = result?.roles.some(({ id }) => id === 'provider');
  return isProvider && result?.class?.id === 'high-risk' ? suggestedHoldDay(now()) : null;
}
