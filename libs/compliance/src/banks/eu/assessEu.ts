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

/** Scores complete answers, ignoring those to questions that do not apply. Without alternatives. */
export function scoreEu(scored: Scored): Verdict {
  const given = caseOf(scored);
  const verdictClass = classOf(given);
  const { id: classId } = classRowOf(given);
  const isScored = !notScored.includes(classId);
  const lines = dutyLines(given);
  const found = given.says(inScope) ? findingsOfPractices(given) : [];
  const { riskScore, riskLevel, working, scores } = scoreFor({ lines, found, classId, given });
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

/** Scores complete answers, with alternatives. */
export function assessEu(scored: Scored): Verdict {
  const verdict = scoreEu(scored);
  return { ...verdict, flips: alternativesOf(scored, verdict, scoreEu) };
}

function modelIn({ says }: Case): Verdict['model'] {
  if (!says(model)) return 'none';
  return says(systemicModel) ? 'gpai-systemic' : 'gpai';
}

function dutyOf(line: Line, given: Case): Duty {
  const { begin, fineTier, points, gap, action, ...duty } = line;
  return { ...duty, tier: duty.binds ? tierWords(line, given) : null };
}
