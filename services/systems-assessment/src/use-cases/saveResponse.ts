import { SaveResponseInput } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import type { ActorContext } from '@aicp/service/store/context';
import { saveResponses } from './saveResponses.ts';
import type { SavedResponse } from './writeResponses.ts';

/** Stores the answer to one question, or replaces it. After completion only the identical answer is accepted. */
export async function saveResponse(ctx: ActorContext, input: unknown): Promise<SavedResponse> {
  const { assessmentId, ...answer } = parse(SaveResponseInput, input);
  const [saved] = await saveResponses(ctx, { assessmentId, answers: [answer] });
  if (!saved) throw new Error(`The answer to ${answer.questionId} was not saved.`);
  return saved;
}
