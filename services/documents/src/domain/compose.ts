import { longDate } from '@aicp/compliance/law/calendar';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { DocumentType } from '@aicp/contracts/documentType';
import type { DocumentContent, Field, Section } from './document.ts';
import { withFacts } from './factBlanks.ts';
import type { Facts } from './facts.ts';
import { ownAppendix } from './ownAppendix.ts';
import { sourcesOf } from './sources.ts';
import { modelCard } from './templates/modelCard.ts';
import { noticeEu } from './templates/noticeEu.ts';
import { noticeUk } from './templates/noticeUk.ts';
import { riskAssessmentEu } from './templates/riskAssessmentEu.ts';
import { riskAssessmentUk } from './templates/riskAssessmentUk.ts';
import { type Writer, writer } from './writer.ts';

export const titles: Record<DocumentType, string> = {
  'transparency-notice': 'Transparency notice',
  'model-card': 'Model card',
  'risk-assessment': 'Risk assessment',
};

const templates: Record<Facts['jurisdiction'], Record<DocumentType, (write: Writer) => Section[]>> = {
  EU: { 'transparency-notice': noticeEu, 'model-card': modelCard, 'risk-assessment': riskAssessmentEu },
  UK: { 'transparency-notice': noticeUk, 'model-card': modelCard, 'risk-assessment': riskAssessmentUk },
};

const audiences: Record<DocumentType, DocumentContent['audience']> = {
  'transparency-notice': 'public',
  'model-card': 'users',
  'risk-assessment': 'internal',
};

/** Writes a document from the facts: statements with sources, law with its citation, and blanks for the rest. */
export function compose(type: DocumentType, facts: Facts): DocumentContent {
  const write = writer(facts);
  const audience = audiences[type];
  const notices = [
    ...noticesFor(type, write),
    'Draft generated from assessment answers; complete the marked blanks. Not legal advice.',
    `Law as of ${longDate(facts.lawAsOf)}${checkedOn(facts.result)}; question bank ${facts.bankVersion}.`,
  ];
  // An organisation's own fields stay internal.
  const appendix = audience === 'internal' ? ownAppendix(facts) : [];
  const bare = {
    header: headerOf(write, audience),
    sections: [...templates[facts.jurisdiction][type](write), ...appendix],
  };
  const { header, sections } = withFacts(bare, facts);
  return {
    type,
    jurisdiction: facts.jurisdiction,
    title: titles[type],
    audience,
    header,
    notices,
    sections,
    sources: sourcesOf({ header, sections }, facts),
  };
}

/** How and when the legal texts were checked: in stored copies, on a date. */
function checkedOn({ duties, class: verdictClass }: Verdict): string {
  const day = (verdictClass ?? duties[0])?.citation.checkedOn;
  return day ? `, checked through stored copies on ${longDate(day)}` : '';
}

/** Notes for the author before the document is shared. */
function noticesFor(type: DocumentType, { result, owed, facts }: Writer): string[] {
  if (type === 'risk-assessment')
    return ['Internal: this document contains scores, answers and gaps. Do not publish it.'];
  const prohibited = result.class?.id === 'prohibited';
  const warning = prohibited
    ? ['The assessment found a prohibited practice. Stop it and take legal advice first. No document makes it lawful.']
    : [];
  if (type === 'model-card') return [...warning, 'A model card is voluntary: no provision requires it in this form.'];
  const owes = owed('d-50-1', 'd-50-2m', 'd-50-2d', 'd-50-3', 'd-50-4i', 'd-50-4t', 'd-26-7', 'd-26-11');
  const voluntary =
    facts.jurisdiction === 'EU' && !owes
      ? [
          'According to the assessment, the AI Act does not require a notice from you for this system. Publishing one is voluntary.',
        ]
      : [];
  return [...warning, ...voluntary];
}

function headerOf({ say, open, knownAs, facts, day }: Writer, audience: DocumentContent['audience']): Field[] {
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
