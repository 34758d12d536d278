import type { Duty, DutyStatus } from '../../../scoring/verdict.ts';
import { isPlanned } from '../facts.ts';
import type { Case } from './case.ts';
import { practiceTier } from './fineTiers.ts';
import { closedReason, type Practice } from './practices.ts';

const statuses: Record<Practice['status'], DutyStatus> = {
  met: 'open',
  unknown: 'unknown',
  no: 'met',
  closed: 'not_applicable',
};

/** Art. 5 letter by letter, as rows of the report's table. */
export function practiceLines(found: readonly Practice[], given: Case): Duty[] {
  // A ban reaches a planned system once it is supplied or used, whatever day it has applied since.
  const isFuture = given.says(isPlanned);
  return found.map(({ letter, label, title, questionId, status, from, citation }) => ({
    id: `5${letter}`,
    questionId,
    title: `No ${title}`,
    citation: isFuture ? { ...citation, appliesFrom: null } : citation,
    binds: true,
    who: 'everyone',
    why:
      status === 'closed'
        ? closedReason(letter)
        : `${label} prohibits this practice for everyone within the scope of the Act.`,
    from: isFuture ? null : from,
    state: from <= given.today && !isFuture ? 'in_force' : 'due',
    status: statuses[status],
    tier: practiceTier(given),
    owner: null,
    evidence: [],
  }));
}
