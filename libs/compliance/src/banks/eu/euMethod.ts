import type { Condition } from '../../scoring/condition.ts';
import type { Question } from '../../scoring/question.ts';
import { HIGH_FROM, MEDIUM_FROM } from '../../scoring/riskBands.ts';
import { bank, duties } from './bank.ts';
import { CHECKED_ON } from './cite.ts';
import { dates } from './dates.ts';
import * as facts from './facts.ts';
import { classRows } from './rules/classes.ts';
import { closedRows } from './rules/closedRows.ts';
import { conformityRoutes } from './rules/conformityRoute.ts';
import { exceptionRows, refusals } from './rules/exceptionRows.ts';
import { euros } from './rules/fineTexts.ts';
import { type Ceiling, ceilings, wrongAnswers } from './rules/fineTiers.ts';
import { floors, neverLow, practicePoints, weights } from './rules/score.ts';
import { transitions } from './rules/starts.ts';

const short = (id: string) => id.replace(/^eu2-/, '');

/** Facts with a name on the page, longest first. */
const named: readonly [name: string, condition: Condition][] = [
  ['HIGH-RISK', facts.highRisk],
  ['HIGH-RISK AS ASKED', facts.askedAsHighRisk],
  ['HIGH-RISK BY USE', facts.annexIIIBinds],
  ['HIGH-RISK BY USE AS ASKED', facts.askedAsAnnexIII],
  ['A USE OF ANNEX III', facts.annexIII],
  ['A USE BEYOND INFRASTRUCTURE', facts.beyondInfrastructure],
  ['AREA NOT KNOWN', facts.areaUnknown],
  ['NO EXCEPTION POSSIBLE', facts.exceptionClosed],
  ['EXCEPTION GRANTED', facts.exempt],
  ['PRODUCT OF SECTION A', facts.annexIA],
  ['PRODUCT OF SECTION B', facts.annexIB],
  ['IN SCOPE', facts.inScope],
  ['PROVIDER', facts.provider],
  ['BECAME PROVIDER', facts.becameProvider],
  ['PROVIDER FROM THE START', facts.firstProvider],
  ['DEPLOYER', facts.deployer],
  ['PRACTICE MET', facts.prohibited],
  ['PRACTICE NOT KNOWN', facts.practiceUnknown],
].map(([name, condition]): [string, Condition] => [name as string, condition as Condition]);

const key = (condition: Condition) => JSON.stringify(condition);

/** The parts of a list of conditions, with those that form a named fact replaced by its name. */
function withNames(parts: readonly Condition[], list: 'all' | 'any', except: string): (Condition | string)[] {
  let rest: (Condition | string)[] = [...parts];
  for (const [name, condition] of named) {
    const whole = list in condition ? ((condition as Record<string, readonly Condition[]>)[list] ?? []) : [condition];
    const keys = new Set(whole.map(key));
    const found = rest.filter(part => typeof part !== 'string' && keys.has(key(part)));
    if (name === except || found.length < keys.size) continue;
    rest = [...rest.filter(part => !found.includes(part)), name];
  }
  return rest;
}

/** A condition in words, with question ids; questions with the same answers are grouped. */
export function inWords(condition: Condition, except = ''): string {
  const own = named.find(([name, fact]) => name !== except && key(fact) === key(condition));
  if (own) return own[0];
  if ('question' in condition) return `${short(condition.question)} is ${condition.in.join(' or ')}`;
  if ('not' in condition) return `not (${inWords(condition.not)})`;
  if ('all' in condition) {
    const parts = withNames(condition.all, 'all', except);
    return parts.map(part => (typeof part === 'string' ? part : bracketed(part))).join(' and ') || 'always';
  }
  const parts = withNames(condition.any, 'any', except);
  const byAnswers = Map.groupBy(parts, part => {
    if (typeof part === 'string') return part;
    return 'question' in part ? part.in.join(' or ') : inWords(part);
  });
  return [...byAnswers]
    .map(([answers, group]) => {
      const ids = group.flatMap(part => (typeof part !== 'string' && 'question' in part ? [short(part.question)] : []));
      if (ids.length === 0) return typeof group[0] === 'string' ? answers : `(${answers})`;
      return ids.length === 1 ? `${ids[0]} is ${answers}` : `one of ${ids.join(', ')} is ${answers}`;
    })
    .join(', or ');
}

function bracketed(part: Condition): string {
  const words = inWords(part);
  return 'any' in part && words.includes(' or ') ? `(${words})` : words;
}

function questionLine(question: Question): string {
  const options = (question.options ?? []).map(
    ({ value, label, score }) => `\`${value}\` ${label}${score ? ` (${score})` : ''}`,
  );
  const answers = options.length > 0 ? options.join('; ') : '`yes` Yes; `no` No';
  const when = question.askedWhen ? ` Asked when ${inWords(question.askedWhen)}.` : '';
  return `- \`${short(question.id)}\` **${question.question}** ${question.citation.label}. ${answers}.${when}`;
}

const sizes = { sme: 'SMEs', smc: 'small mid-caps', large: 'large companies' } as const;

function ceilingLine({ label, cap, percent, lowerFor, since }: Ceiling): string {
  const which =
    lowerFor.length > 0
      ? `lower (${lowerFor.map(size => sizes[size]).join(' and ')}) or higher (all others)`
      : 'higher (all sizes)';
  const share = percent > 0 ? ` or ${percent}% of worldwide annual turnover, whichever is ${which}` : '';
  return `- ${label}: ${euros(cap)}${share}; since ${since}`;
}

/** The method of the EU bank as Markdown, generated from its questions and tables. */
export function euMethod(): string {
  const categories = Map.groupBy(bank.questions, ({ category }) => category);
  return [
    `## EU AI Act: bank ${bank.version}`,
    '### Sources',
    `The AI Act (Regulation (EU) 2024/1689) was read as consolidated on ${bank.lawAsOf} with Regulation (EU) 2026/1744, in copies stored by third parties and checked on ${CHECKED_ON}. EUR-Lex was not opened for this. Provisions that the amendment leaves unchanged were read in the text of 2024. Guidelines of the Commission are not binding and were read in extracts or summaries. Of those on Art. 6, only a draft of 19 May 2026 was found. National penalty laws were not read. A citation marked M rests on secondary sources or on reasoning from the text.`,
    '### Calculation of the risk score',
    `Each open duty adds its points times a weight: ${weights.in_force} if it applies on the report date, ${weights.due} if it applies later, ${weights.conditional} if it applies only if the design changes. Partly in place counts a third, rounded up; not known counts as not in place. A practice of Art. 5 adds ${practicePoints.met} if it is met and ${practicePoints.unknown} if that is not known. The sum is rounded once and capped at 100: LOW below ${MEDIUM_FROM}, MEDIUM from ${MEDIUM_FROM}, HIGH from ${HIGH_FROM}. Nothing is divided by the number of questions, so no answer dilutes another.`,
    'Floors only raise the score:',
    floors.map(({ label, score }) => `- at least ${score}: ${label}`).join('\n'),
    `Never LOW: the classes ${neverLow.join(', ')}, and models with systemic risk. Systems outside the Act are not scored.`,
    '### Named facts in the tables',
    named.map(([name, condition]) => `- ${name}: ${inWords(condition, name)}.`).join('\n'),
    '### AI Act class (first matching row)',
    classRows
      .map(
        ({ id, label, rule, source: [article], when }, at) =>
          `${at + 1}. **${id}** (${label}): ${rule}. ${article}. When ${inWords(when)}.`,
      )
      .join('\n'),
    '### The exception under Art. 6(3)',
    'A claim is refused (first matching row):',
    refusals.map(({ when, words }) => `- ${words}. When ${inWords(when)}.`).join('\n'),
    exceptionRows
      .map(
        ({ id, title, source: [article], points, when }) =>
          `- \`${short(id)}\` ${title}, ${article}${points ? `, ${points} points` : ''}. When ${inWords(when)}.`,
      )
      .join('\n'),
    '### Dates',
    dates.map(({ date, label, source }) => `- ${date}: ${label} (${source})`).join('\n'),
    'Earlier systems (first matching row):',
    transitions
      .map(
        ({ when, say, source: [article] }) =>
          `- ${article}: ${say({ begins: 'the date from which the high-risk duties apply', hasCome: false })} When ${inWords(when)}.`,
      )
      .join('\n'),
    '### Conformity assessment (first matching row)',
    conformityRoutes.map(({ say, when }) => `- ${say} When ${inWords(when)}.`).join('\n'),
    '### Fines',
    [...Object.values(ceilings), wrongAnswers].map(ceilingLine).join('\n'),
    'Art. 100 applies only to EU bodies and replaces Art. 99 for them: (2) for Art. 5, (3) for every other duty. Art. 101 applies to every provider of general-purpose models. Art. 99(5) covers wrong answers to authorities and is never part of a figure.',
    'The Act sets no minimum fine. If Art. 99(4) does not list a provision, national rules apply (Art. 99(1)) and no figure is given, unless the AI Office supervises (Art. 75c(4)(a)).',
    '### Duties',
    duties
      .map(
        ({ id, title, gate, start, tier, question, gap }) =>
          `- \`${short(id)}\` **${title}**, ${question.citation.label} (${question.citation.confidence}). Responsible: ${gate.who}. Start: ${start}. Fine: ${tier}. Points: ${question.options?.find(({ value }) => value === 'none')?.score}. Gap: ${gap}. Question: \`${short(question.id)}\`.`,
      )
      .join('\n'),
    'Duties that do not apply, shown with the reason:',
    closedRows.map(({ id, why, when }) => `- \`${short(id)}\`: ${why} When ${inWords(when)}.`).join('\n'),
    '### Questions',
    ...[...categories].flatMap(([category, questions]) => [`#### ${category}`, questions.map(questionLine).join('\n')]),
  ].join('\n\n');
}
