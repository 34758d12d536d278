import { type OrganisationDuty, organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import { DomainError } from '@aicp/contracts/domainError';
import type {
  AnswerOrganisationDutyInput,
  DutyAnswer,
  OrganisationDutiesChangedData,
} from '@aicp/contracts/events/organisationDuties';
import { notFound } from '@aicp/contracts/serialId';
import type { z } from 'zod';
import { monthsAfter } from './reassessment.ts';

/** A duty with the organisation's answer. */
export type AnsweredDuty = OrganisationDuty & { organisationId: number; given: DutyAnswer | undefined };

/** Systems whose latest report was completed with an answer that differs from the organisation's. */
export type DifferingSystems = { systemIds: number[] };

type Input = z.infer<typeof AnswerOrganisationDutyInput>;
type Change = { duties: DutyAnswer[]; act: OrganisationDutiesChangedData['act'] };

/** Duties are reviewed once a year. */
const REVIEW_MONTHS = 12;
/** An answer that states nothing and clears the previous one. */
const UNKNOWN = 'unsure';

/**
 * The answers after one was given, confirmed, cleared, or its review date changed. The same answer again gets a new date, because it was
 * reviewed.
 * @throws DomainError NOT_FOUND for anything but a duty of an organisation under that law; INVALID for an answer that its question does not
 * offer, and for a review date that is not in the future
 */
export function withDuty(
  before: readonly DutyAnswer[],
  { id, jurisdiction, answer, reviewOn }: Input,
  { by, at }: { by: number; at: Date },
): Change {
  const duty = organisationDuties.find(one => one.id === id && one.jurisdiction === jurisdiction);
  if (!duty) throw notFound('Duty');
  if (reviewOn && reviewOn <= at.toISOString().slice(0, 10))
    throw new DomainError('INVALID', 'The review date must be in the future.');
  const others = before.filter(one => one.id !== id);
  const known = before.find(one => one.id === id);
  if (answer === undefined) {
    if (!known) throw new DomainError('INVALID', 'Answer this duty before you set its review date.');
    const moved = { ...known, reviewOn: reviewOn ?? yearAfter(known.answeredAt) };
    return { duties: [...others, moved], act: 'reviewMoved' };
  }
  if (answer === null || answer === UNKNOWN) return { duties: others, act: 'withdrawn' };
  if (scoreOf(duty.question, answer) === undefined)
    throw new DomainError('INVALID', `"${answer}" is not one of the answers to question "${id}".`);
  const answeredAt = at.toISOString();
  const given = { id, answer, answeredBy: by, answeredAt, reviewOn: reviewOn ?? yearAfter(answeredAt) };
  return { duties: [...others, given], act: 'answered' };
}

const yearAfter = (instant: string) => monthsAfter(new Date(instant), REVIEW_MONTHS);
