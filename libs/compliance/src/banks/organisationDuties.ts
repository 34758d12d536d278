import type { Citation } from '../law/citation.ts';
import type { Jurisdiction } from '../law/jurisdiction.ts';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import type { Question } from '../scoring/question.ts';
import { currentBank, publishedBank } from './banks.ts';
import { duties } from './eu/bank.ts';
import { ukMeasures } from './uk/ukMeasures.ts';

/** A duty that an organisation has as a whole, and answers once for all of its systems. Its id is that of its question. */
export type OrganisationDuty = {
  id: string;
  jurisdiction: Jurisdiction;
  title: string;
  /** With the date from which the duty applies. */
  citation: Citation;
  question: Question;
};

/** The duties of an organisation as a whole in the current banks, in their order. */
export const organisationDuties: readonly OrganisationDuty[] = (['EU', 'UK'] as const).flatMap(jurisdiction => {
  const bank = currentBank(jurisdiction);
  const { citationOf } = publishedBank(bank.version);
  const plain = compliantAnswers(bank);
  return bank.questions
    .filter(({ group }) => group === 'organisationDuty')
    .map(question => {
      const { id } = question;
      const citation = jurisdiction === 'EU' ? citationOf(id, plain) : undefined;
      return { id, jurisdiction, title: titleOf(question), citation: citation ?? question.citation, question };
    });
});

function titleOf({ id, principle }: Question): string {
  const row = duties.find(({ question }) => question.id === id);
  return row?.title ?? `${principle}: ${ukMeasures[id]?.title}`;
}

/** Whether an answer to a question of this kind leaves nothing to do. */
export const isDutyMet = (answer: string): boolean => answer === 'implemented' || answer === 'not_applicable';
