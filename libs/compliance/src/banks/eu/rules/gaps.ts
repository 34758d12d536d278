import { longDate } from '../../../law/calendar.ts';
import type { Action, Severity } from '../../../scoring/assessmentResult.ts';
import { scoreOf } from '../../../scoring/scoreOf.ts';
import type { Gap } from '../../../scoring/verdict.ts';
import { bank } from '../bank.ts';
import { cite } from '../cite.ts';
import { isPlanned } from '../facts.ts';
import type { Case } from './case.ts';
import type { Line } from './dutyLines.ts';
import { ceilingIdOf, ceilings, practiceTier } from './fineTiers.ts';
import { isGenerated, letterTitles, type Practice } from './practices.ts';
import { BEFORE_USE, type Begin } from './starts.ts';

type Issue = { gap?: Gap; action: Action; rank: number; points: number };

const leads: Readonly<Record<string, string>> = {
  partly: 'Only partly in place',
  unknown: 'Not known',
  open: 'Missing',
};
const REVIEW = 9;
const CLEAR_UP = 5;

/** Gaps and actions: prohibited practices, duties that apply, dated ones, those that depend on a change, and unknown ones. */
export function issuesOf(lines: readonly Line[], found: readonly Practice[], given: Case) {
  const issues = [
    ...found.flatMap(practice => practiceIssue(practice, given)),
    ...lines.filter(({ points }) => points > 0).map(line => lineIssue(line, given)),
    ...unknownFacts(given),
  ];
  const ordered = (issues.some(({ gap }) => gap) ? issues : [...issues, review]).toSorted(
    (a, b) => a.rank - b.rank || b.points - a.points,
  );
  const findings = ordered.flatMap(({ gap }) => gap ?? []);
  const actions = [...new Map(ordered.map(({ action }) => [action.text, action])).values()];
  return {
    findings,
    gaps: findings.map(({ text }) => text),
    actions,
    recommendations: actions.map(({ text }) => text),
  };
}

function lineIssue(line: Line, given: Case): Issue {
  const { id, questionId, title, citation, points, begin, owner, gap, action, status } = line;
  const due = dueIn(begin);
  const common = { questionId: questionId ?? 'eu2-e-claim', citation, appliesFrom: begin.from };
  const when = begin.words ? `, ${begin.words}` : '';
  const text = id === 'd-e-false' ? `The provider ${gap}.` : `${leads[status]}: ${gap}${when}.`;
  const who = owner ?? title;
  return {
    gap: {
      ...common,
      text,
      severity: severityOf(points),
      dutyId: id,
      state: begin.state,
      tier: tierWords(line, given),
      owner: who,
    },
    action: { ...common, text: `${action} Owner: ${who}. Due: ${due}.`, due, goodPractice: false },
    rank: rankOf(begin),
    points,
  };
}

/** The law's name for the fine of a duty. */
export function tierWords({ id: duty, fineTier: tier }: Pick<Line, 'id' | 'fineTier'>, given: Case): string {
  if (duty === 'd-e-false') return 'Art. 80(4), (7) with Art. 99';
  const id = ceilingIdOf(tier, given);
  if (!id) return 'Art. 99(1), national rules';
  const letter = /\((.+)\)/.exec(tier)?.[1];
  return letter && id === 'T2' ? `Art. 99(4)(${letter})` : ceilings[id].label;
}

function rankOf({ state, from }: Begin): number {
  if (state === 'in_force') return 1;
  if (state === 'conditional') return 4;
  return from === null ? 3 : 2 + Number(from.replaceAll('-', '')) / 100_000_000;
}

/** The due date of an action, by the report's own date. */
function dueIn({ state, from, words }: Begin): string {
  if (state === 'conditional') return 'only if the design changes significantly';
  if (words || from === null) return state === 'in_force' ? `at once, applicable ${words}` : `${words}`;
  return state === 'in_force' ? `at once, applicable since ${longDate(from)}` : `by ${longDate(from)}`;
}

function practiceIssue(practice: Practice, given: Case): Issue[] {
  const { letter, label, title, status, questionId, from, limbs } = practice;
  if (questionId === null || status === 'no' || status === 'closed') return [];
  const isKnown = status === 'met';
  const isFuture = given.says(isPlanned);
  const citation = isFuture ? { ...practice.citation, appliesFrom: null } : practice.citation;
  const due = isFuture ? BEFORE_USE : 'at once';
  const owner = 'management with legal';
  const hasBegun = from <= given.today;
  const since = hasBegun ? `applicable since ${longDate(from)}` : `the Act's ban applies from ${longDate(from)}`;
  // Due on the report's day whatever day the ban begins: criminal law usually forbids it already. The citation keeps the day.
  const common = { questionId, citation, appliesFrom: hasBegun && !isFuture ? from : null };
  const text = isKnown
    ? `Prohibited practice: ${title} (${[label, ...limbs].join(', ')}), ${since}.`
    : `Not known whether a prohibited practice applies: ${letterTitles[letter]} (${label}).`;
  const action = isKnown ? stopping(practice, given) : checking(practice);
  return [
    {
      gap: {
        ...common,
        text,
        severity: isKnown ? 'critical' : 'high',
        dutyId: `5${letter}`,
        state: isFuture ? 'due' : 'in_force',
        tier: practiceTier(given),
        owner,
      },
      action: { ...common, text: `${action} Owner: ${owner}. Due: ${due}.`, due, goodPractice: false },
      rank: isKnown ? 0 : 1,
      points: isKnown ? 100 : 20,
    },
  ];
}

function stopping({ letter, label, title, unguarded, unlawful, from }: Practice, { today, says }: Case): string {
  const isNew = isGenerated(letter);
  const starts = from <= today ? `the ban has applied since ${longDate(from)}` : `the ban starts on ${longDate(from)}`;
  const isFuture = says(isPlanned);
  if (unguarded) {
    const otherwise = isFuture
      ? 'or give the system up, before it is supplied or used'
      : 'or withdraw the system, at once';
    return `Add safeguards against ${title} and correct misuse, ${otherwise} (${label}); ${starts}. Adequate safeguards are decisive (Art. 5(1a)(a)(ii)). Marking or labelling does not make the system lawful, and criminal law usually forbids such material already.`;
  }
  const cure = isNew
    ? `Labels do not make it lawful; ${starts}, and criminal law usually forbids such acts already.`
    : 'Consent, a notice or human review does not make it lawful.';
  if (unlawful) {
    const halt = isFuture ? 'Do not start live identification' : 'Stop live identification immediately';
    return `${halt} (${label}). It may start${isFuture ? '' : ' again'} when the impact assessment is complete and, unless urgent, the use is registered (Art. 5(2)), within the limits of Art. 5(2) to (7).`;
  }
  const halt = STOPS[letter] ?? 'Stop';
  if (isFuture)
    return `${halt.replace('Stop', 'Do not start')} ${title} (${label}), and have a lawyer review the case. ${cure}`;
  return `${halt} ${title} (${label}) immediately, and have a lawyer review the case. ${cure}`;
}

/** Verbs that fit the titles of the letters. */
const STOPS: Readonly<Record<string, string>> = {
  a: 'Stop using',
  ba: 'Stop making',
  bb: 'Stop making',
  e: 'Stop building',
};

function checking({ letter, label }: Practice): string {
  return `Find out whether the system is used for or leads to ${letterTitles[letter]} (${label}), and record the result. Use the Commission's guidelines on prohibited practices, which are not binding.`;
}

/** Unknown facts come first, because many duties depend on them. */
function unknownFacts({ answers }: Case): Issue[] {
  return bank.questions
    .filter(question => answers[question.id] === 'unsure' && scoreOf(question, 'unsure') === 0)
    .map(question => {
      const due = 'before you rely on this report';
      const text = `Find out: ${question.question} Owner: system owner. Due: ${due}.`;
      return {
        action: {
          questionId: question.id,
          text,
          due,
          goodPractice: false,
          citation: question.citation,
          appliesFrom: null,
        },
        rank: CLEAR_UP,
        points: 0,
      };
    });
}

const REVIEW_DUE = 'when the system, its purpose or the law changes, and once a year';
const review: Issue = {
  action: {
    questionId: 'eu2-obj',
    text: `Keep this report on file, and reassess the system. Owner: system owner. Due: ${REVIEW_DUE}.`,
    due: REVIEW_DUE,
    goodPractice: false,
    citation: cite(['Art. 3(1)']),
    appliesFrom: null,
  },
  rank: REVIEW,
  points: 0,
};

function severityOf(points: number): Severity {
  if (points >= 15) return 'high';
  return points >= 6 ? 'medium' : 'low';
}
