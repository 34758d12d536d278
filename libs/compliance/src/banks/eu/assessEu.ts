import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import type { Scored } from '../../scoring/publishedBank.ts';
import type { Duty, Verdict } from '../../scoring/verdict.ts';
import { inScope, model, systemicModel } from './facts.ts';
import { type Case, caseOf } from './rules/case.ts';
import { classOf, classRowOf, notScored, oldNames } from './rules/classes.ts';
import { upcomingDatesOf } from './rules/clocks.ts';
import { dutyLines, type Line } from './rules/dutyLines.ts';
import { finesOf } from './rules/fines.ts';
import { alternativesOf } from './rules/flips.ts';
import { issuesOf, tierWords } from './rules/gaps.ts';
import { notesOf } from './rules/notes.ts';
import { practiceLines } from './rules/practiceLines.ts';
import { findingsOfPractices } from './rules/practices.ts';
import { requestsOf } from './rules/requests.ts';
import { rolesOf } from './rules/roles.ts';
import { scoreFor } from './rules/score.ts';
import { supervisorsOf } from './rules/supervisors.ts';
import { reasoningOf } from './rules/trace.ts';
import { remarksOn } from './suggestions.ts';

/** Class, level and score, which are all that flips look at, and what they come from. */
function decide(given: Case) {
  const { id: classId } = classRowOf(given);
  const lines = dutyLines(given);
  const found = given.says(inScope) ? findingsOfPractices(given) : [];
  const scored = !notScored.includes(classId);
  return { classId, class: classOf(given), scored, lines, found, ...scoreFor({ lines, found, classId, given }) };
}

/** Scores complete answers; those to questions that do not apply are ignored. Without flips. */
export function scoreEu(scored: Scored): Verdict {
  const given = caseOf(scored);
  const decided = decide(given);
  const {
    classId,
    class: verdictClass,
    scored: isScored,
    lines,
    found,
    riskScore,
    riskLevel,
    working,
    scores,
  } = decided;
  const fines = finesOf(lines, found, given);
  const compliance = complianceScore(riskScore);
  return {
    riskLevel,
    riskScore,
    complianceScore: compliance,
    band: bandOf(compliance),
    scored: isScored,
    remarks: remarksOn(scored.systemType ?? null, given.answers),
    euClass: { name: oldNames[classId], reason: verdictClass.reason },
    class: verdictClass,
    roles: rolesOf(given),
    model: modelIn(given),
    supervisors: isScored ? supervisorsOf(given) : [],
    ...issuesOf(lines, found, given),
    duties: [...practiceLines(isScored ? found : [], given), ...lines.map(line => dutyOf(line, given))],
    requests: requestsOf(given),
    scores,
    working,
    estimatedFine: { min: fines.working.min, max: fines.working.max },
    fine: fines.working,
    fines: { inForce: fines.inForce, later: fines.later },
    trace: reasoningOf(given),
    flips: [],
    clocks: upcomingDatesOf(lines, found, given),
    notes: notesOf(given),
  };
}

export function assessEu(scored: Scored): Verdict {
  const verdict = scoreEu(scored);
  return { ...verdict, flips: alternativesOf(scored, verdict, changed => decide(caseOf(changed))) };
}

function modelIn({ says }: Case): Verdict['model'] {
  if (!says(model)) return 'none';
  return says(systemicModel) ? 'gpai-systemic' : 'gpai';
}

function dutyOf(line: Line, given: Case): Duty {
  const { begin, fineTier, points, gap, action, ...duty } = line;
  return { ...duty, tier: duty.binds ? tierWords(line, given) : null };
}
