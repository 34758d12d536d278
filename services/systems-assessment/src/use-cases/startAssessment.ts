import { currentBank } from '@aicp/compliance/banks/banks';
import { signedIn } from '@aicp/contracts/actor';
import { AssessmentStarted } from '@aicp/contracts/assessmentEvents';
import { StartAssessmentInput } from '@aicp/contracts/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { nextId } from '@aicp/service/store/serialIds';
import { type Assessment, insertAssessment } from '../store/assessments.ts';
import { findSystem, setOpenAssessment } from '../store/systems.ts';

/** Begins a new assessment of a system, always a new one, pinned to today's question bank. */
export async function startAssessment(ctx: ActorContext, input: unknown): Promise<Assessment> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const { aiSystemId, ...wish } = parse(StartAssessmentInput, input);
  const system = await findSystem(userId, aiSystemId);
  if (!system) throw notFound('AI system');
  const jurisdiction = wish.jurisdiction ?? system.jurisdiction;
  const bankVersion = currentBank(jurisdiction).version;
  const assessment: Assessment = {
    id: await nextId('assessments'),
    userId,
    organisationId,
    aiSystemId,
    jurisdiction,
    bankVersion,
    riskLevel: null,
    riskScore: null,
    principleScores: null,
    applicableRegulators: system.applicableRegulators,
    status: 'in_progress',
    completedAt: null,
    completion: null,
    createdAt: ctx.now(),
  };
  await ctx.transaction(async tx => {
    await insertAssessment(tx, assessment);
    if (!(await setOpenAssessment(tx, userId, aiSystemId, assessment.id))) throw notFound('AI system');
    tx.publish(AssessmentStarted, {
      userId,
      organisationId,
      assessmentId: assessment.id,
      aiSystemId,
      jurisdiction,
      bankVersion,
    });
  });
  return assessment;
}
