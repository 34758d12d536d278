import { bankOf } from '@aicp/compliance/banks/banks';
import { DomainError } from '@aicp/contracts/domainError';
import { AnnotateQuestionInput } from '@aicp/contracts/inputs/assessmentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { nextId } from '@aicp/service/store/serialIds';
import { questionOf } from '../domain/answer.ts';
import { type Annotation, findAnnotation, upsertAnnotation } from '../store/annotations.ts';
import { requireNotArchived } from '../store/archive.ts';
import { findAssessment, touchInProgress } from '../store/assessments.ts';
import { requireMembers } from './requireMembers.ts';

/**
 * Sets or removes the note on a question, and the flag to ask a colleague. Neither is an answer. Returns the question's annotation.
 * @throws DomainError CONFLICT once the assessment is completed, or if the note differs from what its writer saw
 */
export async function annotateQuestion(ctx: ActorContext, input: unknown): Promise<Annotation> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { assessmentId, questionId, seen, ...wish } = parse(AnnotateQuestionInput, input);
  const assessment = await findAssessment(organisationId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  questionOf(bankOf(assessment.bankVersion), { assessmentId, questionId });

  const nothing = { note: null, notedBy: null, notedAt: null, flag: null };
  const created = { id: await nextId('annotations'), organisationId, assessmentId, questionId, ...nothing };
  const now = ctx.now();
  const people = wish.flag?.memberId ? [wish.flag.memberId] : [];
  const otherwise = 'The person to ask must be a member of the organisation.';
  const annotation = await ctx.transaction(async tx => {
    await requireMembers(tx, { organisationId, asker: userId, people, otherwise });
    await requireNotArchived(tx, assessment.aiSystemId);
    if (!(await touchInProgress(tx, organisationId, assessmentId))) {
      if (!(await findAssessment(organisationId, assessmentId, tx.session))) throw notFound('Assessment');
      throw new DomainError('CONFLICT', 'This assessment is completed. Its notes can no longer be changed.');
    }
    const changed = { ...((await findAnnotation({ assessmentId, questionId }, tx.session)) ?? created) };
    if (wish.note !== undefined && wish.note !== changed.note) {
      if (seen?.note !== undefined && seen.note !== changed.note)
        throw new DomainError('CONFLICT', 'The note on this question has been changed since you opened it.', {
          reason: 'changed',
          fields: ['note'],
        });
      const author = wish.note === null ? null : userId;
      Object.assign(changed, { note: wish.note, notedBy: author, notedAt: author && now });
    }
    if (wish.flag !== undefined)
      changed.flag = wish.flag && {
        text: wish.flag.text,
        memberId: wish.flag.memberId ?? null,
        flaggedBy: userId,
        flaggedAt: now,
      };
    await upsertAnnotation(tx, changed);
    return changed;
  });
  ctx.notify(organisationId, `assessment ${assessmentId}`);
  return annotation;
}
