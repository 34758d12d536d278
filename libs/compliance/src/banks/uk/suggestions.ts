import type { Answers } from '../../scoring/answers.ts';
import type { PublishedBank } from '../../scoring/publishedBank.ts';
import { type AskedFact, questionIdOf } from './facts.ts';

/** Usual facts by type of system; proposals to confirm, which alone close no duty. */
const usual: Readonly<Record<string, readonly AskedFact[]>> = {
  'Biometric identification system': ['pd', 'dec', 'hr'],
  'Credit scoring/lending system': ['pd', 'dec', 'hr', 'con', 'fin'],
  'Recruitment/HR system': ['pd', 'dec', 'hr'],
  'Medical diagnosis system': ['pd', 'dec', 'hr', 'dev'],
  'General business analytics': [],
  'Conversational AI': ['pd', 'con'],
  'Content moderation system': ['pd', 'dec', 'onl'],
  'Fraud detection system': ['pd', 'dec', 'hr'],
};

const yes = (facts: readonly AskedFact[]): Answers =>
  Object.fromEntries(facts.map(fact => [questionIdOf(fact), 'yes']));

/** Answers that a type of system usually has; of an unknown type none. */
export function suggestionsFor(systemType: string | null): Answers {
  return yes((systemType && usual[systemType]) || []);
}

/** Kinds of organisation, as the EU bank has them, that are public under UK law too. */
const PUBLIC = ['publaw', 'authority', 'le', 'mig', 'court', 'union'];

/** Answers that the organisation has given about itself. */
export const organisationAnswers: PublishedBank['organisationAnswers'] = ({ kind, answers }) => {
  const known: Answers =
    kind === null || kind === 'unsure' ? {} : { 'uk2-f-pub': PUBLIC.includes(kind) ? 'yes' : 'no' };
  const own = ['uk2-f-pub', 'uk2-f-cg', 'uk2-f-fin'].flatMap(id => (answers[id] ? [[id, answers[id]] as const] : []));
  return { ...known, ...Object.fromEntries(own) };
};
