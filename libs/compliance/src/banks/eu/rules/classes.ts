import { longDate } from '../../../law/calendar.ts';
import type { EuClass } from '../../../scoring/assessmentResult.ts';
import type { Condition } from '../../../scoring/condition.ts';
import type { VerdictClass } from '../../../scoring/verdict.ts';
import { cite } from '../cite.ts';
import { longDateOf } from '../dates.ts';
import {
  all,
  annexIII,
  any,
  exempt,
  generates,
  highRisk,
  inScope,
  interacts,
  is,
  isPersonal,
  isSystem,
  model,
  not,
  onlySectionB,
  openSystem,
  practiceMet,
} from '../facts.ts';
import { gates } from '../gates.ts';
import { always, answerIn, type Case, type ClassId, type ClassRow } from './case.ts';
import { findingsOfPractices } from './practices.ts';
import { joinWords, lawNames, productIn, usesIn } from './routes.ts';

const outside = 'Outside the AI Act';
const withoutModel = (condition: Condition) => all(condition, not(model));

/** The class of the Act. The first row that fits decides; all other facts are still computed and shown. */
export const classRows: readonly ClassRow[] = [
  {
    id: 'not-ai',
    rule: 'It is not an AI system',
    when: withoutModel(is('ai', 'no')),
    label: 'Not an AI system',
    source: ['Art. 3(1)'],
    reason:
      'The system only carries out rules that people wrote, so it is not an AI system (Art. 3(1)) and the Act does not apply. Other law still applies, such as product safety law and the GDPR.',
  },
  {
    id: 'out-of-scope',
    rule: 'Exclusively military, defence or national security',
    when: withoutModel(is('x', 'military')),
    label: outside,
    source: ['Art. 2(3)'],
    reason:
      'The system serves exclusively military, defence or national security purposes (Art. 2(3)). "Exclusively" is strict: one civil use, or one user with another purpose, brings it within the Act.',
  },
  {
    id: 'out-of-scope',
    rule: 'Sole purpose of scientific research',
    when: withoutModel(is('x', 'science')),
    label: outside,
    source: ['Art. 2(6)'],
    reason:
      'The system is developed and used for the sole purpose of scientific research (Art. 2(6)). One commercial use brings it within the Act.',
  },
  {
    id: 'out-of-scope',
    rule: 'Not yet on the market and not tested in the real world',
    when: withoutModel(is('rwt', 'no')),
    label: 'Outside the AI Act so far',
    source: ['Art. 2(8)'],
    reason:
      'The system is still in research, testing or development and is not tested in the real world (Art. 2(8)). No duty of the Act applies to it yet; its duties are due before it is placed on the market or put into service. Reassess it before it is supplied, used or tested on real people.',
  },
  {
    id: 'out-of-scope',
    rule: 'Retired',
    when: withoutModel(is('x', 'retired')),
    label: 'Retired: no further duties',
    source: ['Art. 2(1)'],
    reason:
      'The system is no longer on the market, in service or in use (Art. 2(1)), so it gives rise to no further duties. If the duties of high-risk systems already applied to it, records are still kept. Its provider keeps the documentation for ten years after the system was placed on the market or put into service (Art. 18) and the logs for at least six months (Art. 19). Its deployer keeps the logs for at least six months (Art. 26(6)). Duties that were open while it was in use can still lead to fines. Earlier reports do not change.',
  },
  {
    id: 'out-of-scope',
    rule: 'Private, non-professional use',
    when: withoutModel(all(isPersonal, not(inScope), not(is('pl-p', 'no')))),
    label: outside,
    source: ['Art. 2(10)'],
    reason:
      'You use the system as a private person (Art. 2(10)). Its provider keeps its own duties, for example marking under Article 50(2).',
  },
  {
    id: 'out-of-scope',
    rule: 'No part of Art. 2(1) applies to you',
    when: withoutModel(all(isSystem, not(inScope))),
    label: outside,
    source: ['Art. 2(1)'],
    reason: ({ says }) =>
      says(any(is('pl-p', 'no'), is('pl-d', 'no')))
        ? 'According to the answers, the Act does not apply to you: the system is not placed on the EU market or put into service there (Art. 2(1)(a)), you are not established or located in the EU as its user (Art. 2(1)(b)), and its output is not used in the EU (Art. 2(1)(c)). A customer in the EU, or results that are meant to be used there (recital 22), would change this.'
        : 'According to the answers, you hold none of the roles on which the Act places duties (Art. 2(1)).',
  },
  {
    id: 'out-of-scope',
    rule: 'The model is not on the EU market',
    when: all(is('obj', 'model'), is('g-eu', 'no')),
    label: outside,
    source: ['Art. 2(1)(a)'],
    reason:
      'The model is not placed on the EU market, so Chapter V does not apply (Art. 2(1)(a)). Access from the EU, a download there or your own product there would change this.',
  },
  {
    id: 'out-of-scope',
    rule: 'The model serves scientific research alone',
    when: all(is('obj', 'model'), is('g-sci', 'yes')),
    label: outside,
    source: ['Art. 2(6)'],
    reason:
      'The model was developed and put into service for the sole purpose of scientific research and development, so the Act does not apply to it (Art. 2(6)). One commercial use brings it within the Act.',
  },
  {
    id: 'prohibited',
    rule: 'A practice of Art. 5 applies',
    when: practiceMet,
    label: 'Prohibited practice',
    source: ['Art. 5(1)'],
    reason: given => {
      const found = findingsOfPractices(given).filter(({ status }) => status === 'met');
      const parts = [...new Set(found.map(({ from }) => from))].map(day => {
        const labels = found.filter(({ from }) => from === day).map(({ label }) => label);
        return `${joinWords(labels)}, prohibited ${day <= given.today ? 'since' : 'from'} ${longDate(day)}`;
      });
      const practice = found.length === 1 ? 'a practice' : 'practices';
      return `The answers describe ${practice} that the Act prohibits: ${parts.join('; ')}.`;
    },
  },
  {
    id: 'high-risk',
    rule: 'High-risk by Annex I Section A or by Annex III',
    when: highRisk,
    label: 'High-risk',
    source: ['Art. 6'],
    reason: given => {
      const uses = given.says(exempt) ? [] : usesIn(given);
      const routes = [...uses, ...productIn(given).filter(({ label }) => label.includes('Section A'))];
      const provisional = routes.every(route => route.provisional);
      const why = provisional
        ? ' This rests on facts that are not known: the system is treated as high-risk until they are known (rule of this tool).'
        : '';
      return `High-risk by ${joinWords(routes.map(({ label }) => label))}.${why}`;
    },
  },
  {
    id: 'high-risk-B',
    rule: 'High-risk by Annex I Section B alone',
    when: onlySectionB,
    label: 'High-risk product of Annex I Section B',
    source: ['Art. 2(2)'],
    reason: ({ answers }) =>
      `High-risk under Art. 6(1) from ${longDateOf('annex-i')} as a product of Annex I Section B (${lawNames[answers['eu2-a1-law'] ?? '']}). Only Arts 6(1), 60a and 102 to 112 of the Act apply, and Arts 57 to 59 once that law takes in the Act's requirements (Art. 2(2)): the product's own law decides.`,
  },
  {
    id: 'exempted',
    rule: 'Annex III, with the exception under Art. 6(3)',
    when: all(annexIII, exempt),
    label: 'Not high-risk under a documented exception',
    source: ['Art. 6(3)'],
    reason: given => {
      const ground = answerIn(given, 'eu2-e-ground') ?? '';
      return `${joinWords(usesIn(given).map(({ label }) => label))}, not high-risk according to the documented assessment, on ground ${ground.slice(0, 3)}${ground.slice(3).toLowerCase()} (Art. 6(3)).`;
    },
  },
  {
    id: 'transparency',
    rule: 'Art. 50 applies',
    when: any(interacts, generates, gates.emotions.when),
    label: 'Transparency duties',
    source: ['Art. 50'],
    reason: ({ says }) => {
      const parts = [
        ...(says(gates.talks.when) || says(gates.talks.other.when) ? ['50(1), interaction with people'] : []),
        ...(says(gates.generates.when) || says(gates.generates.other.when) ? ['50(2), generated content'] : []),
        ...(says(gates.emotions.when) ? ['50(3), emotion recognition or biometric categorisation'] : []),
        ...(says(gates.deepfakes.when) ? ['50(4), deepfakes'] : []),
        ...(says(gates.publicText.when) ? ['50(4), text for the public'] : []),
      ];
      return parts.length > 0
        ? `The system is not high-risk. Transparency duties under Art. 50 apply: ${joinWords(parts)}. The table names who is responsible for each.`
        : 'The system is not high-risk. It interacts with people or generates content but, according to the answers, an exception in Article 50 applies.';
    },
  },
  {
    // Art. 2(12) exempts systems, not models: a provider of both has the model's class and its duties.
    id: 'model-only',
    rule: 'Free and open source, with its own model',
    when: all(openSystem, model),
    label: 'General-purpose AI model',
    source: ['Art. 2(12), 53'],
    reason:
      'The system is released under a free and open-source licence and is neither high-risk nor covered by Article 5 or Article 50, so the Act does not apply to it (Art. 2(12)). Its general-purpose model is not a system and stays within the Act: Chapter V decides its duties.',
  },
  {
    id: 'out-of-scope',
    rule: 'Free and open source, and no ground keeps it within the Act',
    when: openSystem,
    label: outside,
    source: ['Art. 2(12)'],
    reason:
      'The system is released under a free and open-source licence and is neither high-risk nor covered by Article 5 or Article 50 (Art. 2(12)).',
  },
  {
    id: 'model-only',
    rule: 'A model without a system',
    when: any(is('obj', 'model'), all(model, not(inScope))),
    label: 'General-purpose AI model',
    source: ['Art. 53'],
    reason: ({ says }) =>
      says(model)
        ? 'Only a general-purpose AI model is assessed, so Chapter V decides its duties. A system built on it has its own class.'
        : 'Only a general-purpose AI model is assessed, and you are not its provider according to the answers, so Chapter V places no duties on you.',
  },
  {
    id: 'minimal',
    rule: 'None of these',
    when: always,
    label: 'Minimal risk (no specific duties)',
    source: ['Art. 4'],
    reason:
      'No prohibition, no high-risk use or product and no duty under Article 50 was found. AI literacy (Art. 4) applies to the provider and the deployer of the system.',
  },
];

export function classRowOf({ says }: Case): ClassRow {
  const row = classRows.find(({ when }) => says(when));
  if (!row) throw new Error('The table of classes has no last row.');
  return row;
}

export function classOf(given: Case): VerdictClass {
  const { id, label, source, reason } = classRowOf(given);
  return { id, label, reason: typeof reason === 'string' ? reason : reason(given), citation: cite(source) };
}

/** The class in the five words of lists and exports. */
export const oldNames: Record<ClassId, EuClass['name']> = {
  'not-ai': 'out-of-scope',
  'out-of-scope': 'out-of-scope',
  prohibited: 'prohibited',
  'high-risk': 'high-risk',
  'high-risk-B': 'high-risk',
  exempted: 'limited',
  transparency: 'limited',
  'model-only': 'minimal',
  minimal: 'minimal',
};

/** Outside the Act nothing is scored. */
export const notScored: readonly ClassId[] = ['not-ai', 'out-of-scope'];
