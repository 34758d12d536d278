import { aiActCitation } from '../law/aiActCitation.ts';
import { stateOf } from '../law/calendar.ts';
import type { Citation } from '../law/citation.ts';
import { currentLegalDateOf, longDateOf } from '../law/dates.ts';

/** The three questions of the page /2-december-2026, with their answers in the order shown. */
export const secondOfDecemberQuestions = [
  {
    id: 'makes',
    question: 'What does the AI system generate or alter?',
    options: [
      ['media', 'Images, video or sound, with or without text'],
      ['text', 'Text only'],
      ['nothing', 'None of these: it scores, sorts, detects or forecasts'],
    ],
  },
  {
    id: 'role',
    question: 'What is your role for this system?',
    options: [
      ['provider', 'It is ours: we made it, or it carries our name'],
      ['user', 'We use another company’s system in our work (deployer)'],
      ['both', 'Both: it is ours, and we use it'],
    ],
  },
  {
    id: 'before',
    question: `Was the system on the EU market or in service before ${longDateOf('general')}?`,
    options: [
      ['yes', 'Yes'],
      ['no', 'No'],
      ['unsure', 'Not sure'],
    ],
  },
] as const;

type QuestionId = (typeof secondOfDecemberQuestions)[number]['id'];
type ValueOf<Id extends QuestionId> = Extract<
  (typeof secondOfDecemberQuestions)[number],
  { id: Id }
>['options'][number][0];
export type SecondOfDecemberAnswers = { [Id in QuestionId]: ValueOf<Id> };

export type SecondOfDecemberPoint = { text: string; citation: Citation };
export type SecondOfDecember = {
  /** Whether that date changes anything for this system. */
  concerns: boolean;
  headline: string;
  points: readonly SecondOfDecemberPoint[];
};

const DAY = longDateOf('new-prohibitions');
const LEGACY = longDateOf('general');

/**
 * The effect of 2 December 2026 on a system under the AI Act: the prohibitions of Art. 5(1)(ba) and (bb), and marking by earlier generators
 * (Art. 111(4)). `today` is an ISO date; every sentence is true on that date. Throws RangeError for an invalid date.
 */
export function secondOfDecember({ makes, role, before }: SecondOfDecemberAnswers, today: string): SecondOfDecember {
  const { state, daysLeft } = stateOf(currentLegalDateOf('new-prohibitions'), today);
  const hasStarted = state === 'in force';
  const when = hasStarted ? `Since ${DAY}` : `From ${DAY}`;
  const isProvider = role !== 'user';
  const isUser = role !== 'provider';
  const points: SecondOfDecemberPoint[] = [
    ...(makes === 'media' && isProvider ? [supplyBan(when)] : []),
    ...(makes === 'media' && isUser ? [useBan(when)] : []),
    ...(makes !== 'nothing' && isProvider ? [marking(before, hasStarted)] : []),
    ...(makes !== 'nothing' && isUser ? [othersMarking(role)] : []),
    ...(makes === 'nothing' ? [notConcerned] : []),
  ];
  const concerns = makes === 'media' || (makes === 'text' && isProvider && before !== 'no');
  const left = hasStarted ? '' : `, in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'},`;
  const verb = hasStarted ? 'concerns' : 'will concern';
  const subject = before === 'unsure' && makes === 'text' ? 'may concern' : verb;
  return {
    concerns,
    headline: concerns ? `Yes: ${DAY}${left} ${subject} you.` : `No: ${DAY} changes nothing for this system.`,
    points,
  };
}

function supplyBan(when: string): SecondOfDecemberPoint {
  return {
    text: `${when} it is prohibited in the EU to supply, or put into service, a system that makes realistic intimate or sexually explicit images, video or sound of identifiable people without their explicit consent, or material that shows the sexual abuse of children. The ban applies if this is the system’s purpose. It also applies if users can foreseeably and repeatedly get such material because adequate safeguards are missing. Test the safeguards and correct misuse; a label does not lift the ban.`,
    citation: aiActCitation('Art. 5(1)(ba), (bb), (1a), (1b)', 'new-prohibitions'),
  };
}

function useBan(when: string): SecondOfDecemberPoint {
  return {
    text: `${when} it is prohibited to use an AI system for the purpose of making intimate or sexually explicit material of identifiable people without their explicit consent, or material that shows the sexual abuse of children. Lawful use of a general generator is not prohibited. Making such material is usually a crime under national law, apart from the AI Act.`,
    citation: aiActCitation('Art. 5(1a)', 'new-prohibitions'),
  };
}

function marking(before: SecondOfDecemberAnswers['before'], hasStarted: boolean): SecondOfDecemberPoint {
  const duty = 'everything that it generates must be marked in a machine-readable way, so that it can be detected';
  const earlier = hasStarted
    ? `The transition period for a generator that was on the EU market or in service before ${LEGACY} ended on ${DAY}: ${duty}.`
    : `A generator that was on the EU market or in service before ${LEGACY} has until ${DAY}: by then, ${duty}.`;
  const later = `A generator placed on the market on or after ${LEGACY} has no transition period: from its first day, ${duty}.`;
  const exception = ' Standard editing, such as spelling or cropping, is exempt.';
  const text = { yes: earlier, no: later, unsure: `${earlier} ${later} Find out which of the two applies.` }[before];
  return {
    text: `${text}${exception}`,
    citation: aiActCitation(
      before === 'no' ? 'Art. 50(2)' : 'Arts 50(2) and 111(4)',
      before === 'no' ? 'general' : 'legacy-marking',
    ),
  };
}

function othersMarking(role: SecondOfDecemberAnswers['role']): SecondOfDecemberPoint {
  const whose = role === 'both' ? 'is yours as its provider' : 'is the provider’s duty; ask the provider for it';
  return {
    text: `Marking what the system generates ${whose}. As its user you disclose deepfakes, and text that informs the public on matters of public interest. That has applied since ${LEGACY} and does not depend on ${DAY}.`,
    citation: aiActCitation('Art. 50(4)', 'general'),
  };
}

const notConcerned: SecondOfDecemberPoint = {
  text: `The rules that apply from ${DAY} cover systems that generate or alter images, video, sound or text. Other duties may apply to you on other dates: an assessment shows which.`,
  citation: aiActCitation('Art. 113', null),
};
