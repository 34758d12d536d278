import { HIGH_FROM, MEDIUM_FROM } from '../scoring/riskBands.ts';
import { inWords } from './eu/euMethod.ts';
import { bank } from './uk/bank.ts';
import { dates } from './uk/dates.ts';
import { factQuestions } from './uk/factQuestions.ts';
import { type AskedFact, derivedFacts, type Fact, questionIdOf } from './uk/facts.ts';
import { forbiddenRules } from './uk/forbidden.ts';
import { itemLaws } from './uk/itemLaw.ts';
import { notes } from './uk/notes.ts';
import { principleQuestions } from './uk/principleQuestions.ts';
import { regulatorRules } from './uk/regulators.ts';
import { CHECKED_ON } from './uk/ukCitation.ts';

type Term = AskedFact | { all: readonly Term[] } | { any: readonly Term[] } | { not: Term };

function termInWords(term: Term): string {
  if (typeof term === 'string') return `\`${questionIdOf(term)}\``;
  if ('not' in term) return `not ${termInWords(term.not)}`;
  if ('all' in term) return term.all.map(termInWords).join(' and ');
  return term.any.map(termInWords).join(', or ');
}

const isDerived = (fact: Fact): fact is keyof typeof derivedFacts => fact in derivedFacts;
const factsInWords = (facts: readonly Fact[]) =>
  facts.map(fact => (isDerived(fact) ? `\`${fact}\`` : termInWords(fact))).join(' and ');

/** The method of the UK bank as Markdown, generated from its questions and tables. */
export function ukMethod(): string {
  return [
    `## UK principles: bank ${bank.version}`,
    '### Sources for the UK',
    `Statutes and guidance were read in stored copies, as they stood on the dates in the citations of each question, the latest being ${bank.lawAsOf}. They were checked on ${CHECKED_ON}. A citation marked M rests on secondary sources or on reasoning from the text. Only a draft of the Information Commission's guidance on automated decisions was found. Guidance published after the summer of 2026 was not read. Rules for single sectors were read only if a question names them.`,
    '### How the rating is calculated',
    `Each item scores 0 if in place, 1 if partly in place, and 5 if not in place or not known. A principle scores 100 less 5 for every point, and 0 at least: green from 90, amber from 75, red below. An item that law requires and that is not fully in place makes its principle amber at best. A red flag, or something that the law forbids, makes it red. The overall rating is red with a red flag, something forbidden, two red principles, or ${HIGH_FROM} points; green if all five principles are green; otherwise amber. The score is the sum of points, 100 at most. It is raised to ${HIGH_FROM} if the overall rating is red and to ${MEDIUM_FROM} if it is amber, so that red is always HIGH, amber MEDIUM and green LOW. A fact that is not known counts as true; an exemption that is not known counts as absent. A report states what rests on answers of "Not sure", with the rating if all of them turned out well. For a system that is not in use, no duty is in force; it is rated as if it were put into use unchanged. The tool gives no amounts for fines under UK law.`,
    '### Facts and when they are asked',
    factQuestions
      .map(
        ({ id, question, citation, askedWhen }) =>
          `- \`${id}\` **${question}** ${citation.label} (${citation.confidence}).${askedWhen ? ` Asked when ${inWords(askedWhen)}.` : ''}`,
      )
      .join('\n'),
    'Facts that follow from several answers:',
    Object.entries(derivedFacts)
      .map(([name, term]) => `- \`${name}\`: ${termInWords(term)}`)
      .join('\n'),
    '### Items and the law that requires them',
    principleQuestions
      .map(({ id, principle, question, askedWhen }) => {
        const { laws, policies, redFlag } = itemLaws[id] ?? { laws: [], redFlag: [] };
        const binding = laws.map(({ cite: [, , label], needs }) => `${label} with ${factsInWords(needs)}`);
        return [
          `- \`${id}\` **${question}** ${principle}.`,
          askedWhen ? ` Asked when ${inWords(askedWhen)}.` : '',
          binding.length > 0
            ? ` Required by: ${binding.join('; ')}.`
            : ' No law requires it; the principle is guidance.',
          ...(policies ?? []).map(({ needs, text }) => ` With ${factsInWords(needs)}: ${text}`),
          redFlag.length > 0 ? ` Red flag with: ${redFlag.map(fact => factsInWords([fact])).join(', ')}.` : '',
        ].join('');
      })
      .join('\n'),
    '### Prohibitions',
    forbiddenRules
      .map(
        ({ text, needs, cite: [, , label], cured }) =>
          `- ${label}: ${text}. With ${factsInWords(needs)}${cured ? ', unless the condition is in place' : ''}.`,
      )
      .join('\n'),
    'A prohibition that rests on "Not sure" is red too; the first action is then to find out.',
    '### Notes',
    notes.map(({ needs, text }) => `- With ${factsInWords(needs)}: ${text}`).join('\n'),
    '### Regulators',
    regulatorRules
      .map(({ fullName, reason, needs }) => `- ${fullName}: ${reason} With ${factsInWords([needs])}.`)
      .join('\n'),
    '### UK dates',
    dates.map(({ date, label, source }) => `- ${date}: ${label} (${source})`).join('\n'),
  ].join('\n\n');
}
