import type { AreaOfUse } from '../law/systemFacts/areasOfUse.ts';
import type { FactName, FactsOnRecord } from '../law/systemFacts/systemFacts.ts';
import type { Answers } from '../scoring/answers.ts';
import { areaSuggestions } from './areaSuggestions.ts';
import { legalDatesOf } from './lawDays.ts';
import { validAnswers } from './validAnswers.ts';

/**
 * The answers that a system's recorded facts propose in the question banks. Only for facts with choices, and only where the question asks
 * for the same: rules cannot read a text. An unrecorded fact proposes nothing.
 */
export const registerFacts: readonly { fact: FactName; values: readonly string[]; answers: Answers }[] = [
  // UK GDPR Art. 4(1); biometric data are personal data (EU AI Act Art. 3(34)), so without any there are none.
  { fact: 'personalData', values: ['personal', 'special'], answers: { 'uk2-f-pd': 'yes' } },
  { fact: 'personalData', values: ['none'], answers: { 'uk2-f-pd': 'no', 'eu2-f-bio': 'no' } },
  // Supplying or using a live system implies nothing about an exclusion from the Act.
  { fact: 'status', values: ['live'], answers: { 'uk2-f-use': 'yes' } },
  // A real-world test is asked about next: only one under a plan is not a use (EU AI Act Arts 2(8) and 60).
  { fact: 'status', values: ['pilot'], answers: { 'eu2-x': 'premarket', 'uk2-f-use': 'yes' } },
  { fact: 'status', values: ['development'], answers: { 'eu2-x': 'premarket', 'uk2-f-use': 'no' } },
  { fact: 'status', values: ['planned'], answers: { 'eu2-x': 'planned', 'uk2-f-use': 'no' } },
  { fact: 'status', values: ['retired'], answers: { 'eu2-x': 'retired', 'uk2-f-use': 'retired' } },
  // Both questions count supporting a decision as well as deciding.
  { fact: 'decisionRole', values: ['decides', 'supports'], answers: { 'eu2-f-dec': 'yes', 'uk2-f-dec': 'yes' } },
  { fact: 'decisionRole', values: ['neither'], answers: { 'eu2-f-dec': 'no', 'uk2-f-dec': 'no' } },
];

/**
 * Answers on Art. 111 by the days of a bank: that of the market, of the release of a model, and of a change which came after all duties
 * had begun.
 */
function daysIn(bankVersion: string, { marketDay, lastChange, modelReleaseDay }: FactsOnRecord): Answers {
  const days = new Map(legalDatesOf(bankVersion).map(({ id, date }) => [id, date]));
  const isBefore = (day: string | undefined, id: string) => {
    const begin = days.get(id);
    return day && begin ? (day < begin ? 'yes' : 'no') : undefined;
  };
  const onMarket = (id: string) => isBefore(marketDay, id);
  const last = days.get('annex-i');
  const proposed = {
    'eu2-m-in3': onMarket('annex-iii'),
    'eu2-m-in1': onMarket('annex-i'),
    // A newer date implies nothing: a similar earlier version counts too.
    'eu2-m-gen': onMarket('general') === 'yes' ? 'yes' : undefined,
    'eu2-g-when': isBefore(modelReleaseDay, 'gpai-and-penalties'),
    'eu2-m-chg': lastChange && last && lastChange >= last ? 'happened' : undefined,
  };
  return Object.fromEntries(Object.entries(proposed).flatMap(([id, value]) => (value ? [[id, value]] : [])));
}

/** Transitional devices, by the law that the questions name; any other status leaves the class open. */
const devices: Readonly<Record<string, Answers>> = {
  mdd: { 'eu2-a1-mdr': 'legacy' },
  ivdd: { 'eu2-a1-ivd': 'legacy' },
};

/**
 * The proposals from a system's recorded facts under a bank, by question; a person confirms each. Throws RangeError for an unpublished
 * bank.
 */
export function registerAnswers(bankVersion: string, facts: FactsOnRecord): Record<string, string> {
  const said = registerFacts.filter(({ fact, values }) => values.includes(facts[fact] ?? ''));
  const inArea = areaSuggestions[facts.area as AreaOfUse];
  const device = devices[facts.deviceStatus ?? ''];
  const answers = Object.assign({}, inArea, ...said.map(one => one.answers), device, daysIn(bankVersion, facts));
  return validAnswers(bankVersion, answers);
}
