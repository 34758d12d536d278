import { longDate } from '../../law/calendar.ts';
import type { Answers } from '../../scoring/answers.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import type { Scored } from '../../scoring/publishedBank.ts';
import { levelOf } from '../../scoring/riskLevel.ts';
import type { Verdict } from '../../scoring/verdict.ts';
import { bank } from './bank.ts';
import { dates } from './dates.ts';
import { dutyOf } from './duties.ts';
import { type Facts, isInUse, isRetired } from './facts.ts';
import { issuesOf } from './issues.ts';
import { notesOf } from './notes.ts';
import { type Item, pointsOf, ratingOf } from './rating.ts';
import { regulatorsFor } from './regulators.ts';
import { ended } from './retired.ts';
import { reasoningOf } from './trace.ts';
import { ukCitation } from './ukCitation.ts';
import { overallRemark, rate, withReasons } from './whyRated.ts';

/** Scores complete, valid answers against the UK's five principles and the law that applies. Without flips. */
export function scoreUk(scored: Scored): Verdict {
  const counted = countedAnswers(bank, scored.answers);
  const verdict = verdictOf(scored, counted);
  return isRetired(counted) ? ended(verdict, scored.today) : verdict;
}

function verdictOf(scored: Scored, counted: Answers): Verdict {
  const { today } = scored;
  const rated = rate(bank, counted);
  const { items, facts, isForbidden } = rated;
  const principles = withReasons(bank, counted, rated);
  const { ragScore, riskScore, points } = ratingOf(items, principles, isForbidden);
  const compliance = complianceScore(riskScore);
  const issues = issuesOf(items, counted, facts, today);
  const findings = unique(issues.flatMap(({ gap }) => gap ?? []));
  const actions = unique(issues.map(({ action }) => action));
  const regulators = regulatorsFor(facts);
  return {
    riskLevel: levelOf(riskScore),
    riskScore,
    complianceScore: compliance,
    band: bandOf(compliance),
    ragScore,
    principleScores: principles,
    gaps: findings.map(({ text }) => text),
    recommendations: actions.map(({ text }) => text),
    findings,
    actions,
    notes: notesOf(findings.length, facts, scored, isRetired(counted)),
    scored: true,
    remarks: overallRemark(bank, counted, rated),
    class: null,
    roles: [],
    model: null,
    supervisors: regulators.map(({ fullName }) => fullName),
    regulators,
    duties: items
      .map(item => dutyOf(item, facts, today))
      .toSorted((a, b) => Number(a.binds === false) - Number(b.binds === false)),
    requests: [],
    scores: figuresOf(items, riskScore, today, facts),
    working: workingOf(items, points, riskScore, ragScore),
    fines: null,
    trace: reasoningOf(bank, counted, items, principles, isForbidden, ragScore),
    flips: [],
    clocks: dates
      .filter(({ id }) => items.some(({ laws }) => laws.some(({ cite }) => cite[3] === id)))
      .map(({ id, date, label }) => ({ date, what: label, citation: citationFor(items, id), binding: true })),
  };
}

const LATER = 'Nothing that this assessment covers starts to apply later.';

function figuresOf(items: readonly Item[], score: number, today: string, facts: Facts): Verdict['scores'] {
  const day = longDate(today);
  if (isInUse(facts))
    return { inForce: { score, text: `On ${day} ${openText(items)}.` }, later: { score: 0, text: LATER } };
  return {
    inForce: { score: 0, text: `The system is not in use, so none of its duties was in force on ${day}.` },
    later: { score, text: `Result for use without changes: ${openText(items)}.` },
  };
}

function openText(all: readonly Item[]): string {
  const binding = all.filter(({ laws }) => laws.length > 0);
  const open = binding.filter(({ points }) => points > 0).length;
  if (binding.length === 0) return 'no item was required by law';
  const items = binding.length === 1 ? 'the 1 item' : `the ${binding.length} items`;
  if (open === 0) return `nothing was open of ${items} that law requires or may require`;
  return `of ${items} that law requires or may require, ${open} ${open === 1 ? 'was' : 'were'} not fully in place`;
}

/** Every item that scores, and what raised the sum to the level of the rating, or limited it to 100. */
function workingOf(items: readonly Item[], points: number, riskScore: number, rag: string): Verdict['working'] {
  const lines = items
    .filter(item => item.points > 0)
    .map(({ question, points }) => ({ label: question.question, points, weight: 1 }));
  const sum = pointsOf(items);
  if (sum > riskScore) return [...lines, { label: 'Limited to 100', points: riskScore - sum, weight: 1 }];
  return riskScore > sum
    ? [...lines, { label: `Raised from ${points} to the level of ${rag}`, points: riskScore - sum, weight: 1 }]
    : lines;
}

function citationFor(items: readonly Item[], id: string) {
  const law = items.flatMap(({ laws }) => laws).find(({ cite }) => cite[3] === id);
  if (!law) throw new RangeError(`No applicable item has the legal date "${id}".`);
  return ukCitation(law.cite);
}

/** The first of several with the same text. */
function unique<T extends { text: string }>(all: readonly T[]): T[] {
  return all.filter(({ text }, at) => all.findIndex(other => other.text === text) === at);
}
