import { longDate } from '@aicp/compliance/law/calendar';
import { isVerdict, type Verdict } from '@aicp/compliance/scoring/verdict';
import type { DocumentType } from '@aicp/contracts/documentType';
import type { DocumentContent, Field, Section } from '../document.ts';
import type { Facts } from '../facts.ts';
import { modelCardOfVerdict } from './modelCardOfVerdict.ts';
import { noticeEu } from './noticeEu.ts';
import { noticeUk } from './noticeUk.ts';
import { riskReportEu } from './riskReportEu.ts';
import { riskReportUk } from './riskReportUk.ts';
import { type VerdictFacts, type VerdictWriter, verdictWriter } from './verdictWriter.ts';

type Written = Pick<DocumentContent, 'audience' | 'header' | 'notices' | 'sections'>;

const templates: Record<Facts['jurisdiction'], Record<DocumentType, (write: VerdictWriter) => Section[]>> = {
  EU: { 'transparency-notice': noticeEu, 'model-card': modelCardOfVerdict, 'risk-assessment': riskReportEu },
  UK: { 'transparency-notice': noticeUk, 'model-card': modelCardOfVerdict, 'risk-assessment': riskReportUk },
};

const audiences: Record<DocumentType, NonNullable<DocumentContent['audience']>> = {
  'transparency-notice': 'public',
  'model-card': 'users',
  'risk-assessment': 'internal',
};

export function hasVerdict(facts: Facts): facts is VerdictFacts {
  return isVerdict(facts.result);
}

/** Writes a document from a verdict: by its duties, and for its readers. */
export function composeVerdict(type: DocumentType, facts: VerdictFacts): Written {
  const write = verdictWriter(facts);
  const audience = audiences[type];
  return {
    audience,
    header: headerOf(write, audience),
    notices: [
      ...noticesFor(type, write),
      'Draft generated from assessment answers; complete the marked blanks. Not legal advice.',
      `Law as of ${longDate(facts.lawAsOf)}${checkedOn(facts.result)}; question bank ${facts.bankVersion}.`,
    ],
    sections: templates[facts.jurisdiction][type](write),
  };
}

/** What was really done with the texts of the law: read in stored copies, on a day. */
function checkedOn({ duties, class: verdictClass }: Verdict): string {
  const day = (verdictClass ?? duties[0])?.citation.checkedOn;
  return day ? `, checked through stored copies on ${longDate(day)}` : '';
}

/** What its author has to know before anybody reads it. */
function noticesFor(type: DocumentType, { result, owed, facts }: VerdictWriter): string[] {
  if (type === 'risk-assessment') return ['Internal: it names scores, answers and gaps. Do not publish it.'];
  const prohibited = result.class?.id === 'prohibited';
  const warning = prohibited
    ? ['The assessment met a prohibited practice. Stop it and take legal advice first: no document cures it.']
    : [];
  if (type === 'model-card') return [...warning, 'A model card is voluntary: no provision asks for it in this form.'];
  const owes = owed('d-50-1', 'd-50-2m', 'd-50-2d', 'd-50-3', 'd-50-4i', 'd-50-4t', 'd-26-7', 'd-26-11');
  const voluntary =
    facts.jurisdiction === 'EU' && !owes
      ? ['According to the assessment the AI Act asks you for no notice on this system: publishing it is voluntary.']
      : [];
  return [...warning, ...voluntary];
}

function headerOf({ say, open, knownAs, facts, day }: VerdictWriter, audience: Written['audience']): Field[] {
  const fields: Record<string, Field['item']> = {
    System: say(facts.system.name, 'system.name'),
    Version: open('system-version'),
    Organisation: knownAs('organisation', 'organisation'),
    Date: say(longDate(facts.today), 'today'),
    ...(audience === 'internal'
      ? {
          Jurisdiction: say(facts.jurisdiction === 'EU' ? 'European Union' : 'United Kingdom', 'result.completed'),
          Assessment: say(`Completed on ${longDate(day)}`, 'result.completed'),
          'Prepared by': open('person'),
        }
      : {}),
    'Review date': open('review-date'),
  };
  return Object.entries(fields).map(([label, item]) => ({ label, item }));
}
