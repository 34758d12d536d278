import { longDate, stateOf } from '../../law/calendar.ts';
import type { Answers } from '../../scoring/answers.ts';
import { says } from '../../scoring/answers.ts';
import type { EuClass } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import { dateOf } from './dates.ts';
import { type EuFacts, NEW_PROHIBITION, named } from './euFacts.ts';

const practices: Record<string, string> = {
  'eu-03': 'Art. 5(1)(a), (b)',
  'eu-04': 'Art. 5(1)(c), (d)',
  'eu-05': 'Art. 5(1)(e)–(h)',
  'eu-06': 'Art. 5(1)(ba), (bb)',
};

/** The class of the Act in words; it is not the risk level, which says how much is left to do. */
export function euClass(bank: Bank, answers: Answers, facts: EuFacts, today: string): EuClass {
  if (!facts.inScope) {
    return {
      name: 'out-of-scope',
      reason:
        'According to the answers neither the system nor its output reaches the EU, so the Act does not apply (Art. 2(1)).',
    };
  }
  if (facts.prohibited.length > 0) return { name: 'prohibited', reason: prohibitedReason(facts, today) };
  if (facts.highRisk) return { name: 'high-risk', reason: highRiskReason(bank, answers, facts) };
  if (facts.article50) return { name: 'limited', reason: [...openings(facts), limitedReason(answers)].join(' ') };
  return { name: 'minimal', reason: minimalReason(facts) };
}

/** What keeps a system that is not high-risk from being plainly so. */
function openings(facts: EuFacts): string[] {
  return [
    ...(facts.unsettled.length > 0 ? ['Whether a practice of Art. 5 is concerned is not settled.'] : []),
    ...(facts.areaChosen
      ? ['The system does not count as high-risk because the documented exception of Art. 6(3) is relied on.']
      : []),
  ];
}

function limitedReason(answers: Answers): string {
  const isKnown =
    !says(answers, [...named.noInteraction, 'unsure']) || !says(answers, [...named.noSyntheticContent, 'unsure']);
  return isKnown
    ? 'The system is not high-risk, but Art. 50 asks for transparency towards people.'
    : 'The system is not high-risk; whether Art. 50 asks for transparency towards people is not known.';
}

function minimalReason(facts: EuFacts): string {
  const open = openings(facts);
  if (open.length === 0) return 'No prohibition, no high-risk area and no transparency duty of Art. 50 was found.';
  const absent = facts.areaChosen ? '' : 'no high-risk area and ';
  return `${open.join(' ')} Otherwise ${absent}no transparency duty of Art. 50 was found.`;
}

function prohibitedReason(facts: EuFacts, today: string): string {
  const start = dateOf('new-prohibitions');
  const from = stateOf(start, today).state === 'upcoming' ? `, from ${longDate(start)}` : '';
  const articles = facts.prohibited.map(id => `${practices[id]}${id === NEW_PROHIBITION ? from : ''}`);
  return `The answers describe a practice that the Act prohibits: ${articles.join('; ')}.`;
}

function highRiskReason(bank: Bank, answers: Answers, facts: EuFacts): string {
  const area = bank.questions
    .find(({ id }) => id === 'eu-07')
    ?.options?.find(({ value }) => value === answers['eu-07']);
  const annexIII = says(answers, named.areaUnknown)
    ? 'It is not known whether Annex III applies, so the system counts as high-risk provisionally (Art. 6(2)).'
    : `The intended purpose falls under Annex III, point ${area?.label} (Art. 6(2)).`;
  const annexI = says(answers, named.annexIUnknown)
    ? 'It is not known whether Annex I applies, so the system counts as high-risk provisionally (Art. 6(1)).'
    : 'The system is, or is a safety component of, a product of Annex I that needs a notified body or other third-party assessment (Art. 6(1)).';
  return [facts.annexIII ? annexIII : '', facts.annexI ? annexI : ''].filter(Boolean).join(' ');
}
