import { longDate } from '@aicp/compliance/law/calendar';
import type { DocumentType } from '@aicp/contracts/documentType';
import type { DocumentContent, Field, Section } from './document.ts';
import { withFacts } from './factBlanks.ts';
import type { Facts } from './facts.ts';
import { sourcesOf } from './sources.ts';
import { modelCard } from './templates/modelCard.ts';
import { riskAssessmentEu } from './templates/riskAssessmentEu.ts';
import { riskAssessmentUk } from './templates/riskAssessmentUk.ts';
import { transparencyNoticeEu } from './templates/transparencyNoticeEu.ts';
import { transparencyNoticeUk } from './templates/transparencyNoticeUk.ts';
import { composeVerdict, hasVerdict } from './verdict/composeVerdict.ts';
import { type Writer, writer } from './writer.ts';

export const titles: Record<DocumentType, string> = {
  'transparency-notice': 'Transparency notice',
  'model-card': 'Model card',
  'risk-assessment': 'Risk assessment',
};

const templates: Record<Facts['jurisdiction'], Record<DocumentType, (write: Writer) => Section[]>> = {
  EU: { 'transparency-notice': transparencyNoticeEu, 'model-card': modelCard, 'risk-assessment': riskAssessmentEu },
  UK: { 'transparency-notice': transparencyNoticeUk, 'model-card': modelCard, 'risk-assessment': riskAssessmentUk },
};

/** Writes a document from what is known: statements that stand on sources, law with its citation, and blanks for the rest. */
export function compose(type: DocumentType, facts: Facts): DocumentContent {
  const head = { type, jurisdiction: facts.jurisdiction, title: titles[type] };
  if (hasVerdict(facts)) {
    const written = withFacts(composeVerdict(type, facts), facts);
    return { ...head, ...written, sources: sourcesOf(written, facts) };
  }
  const write = writer(facts);
  const bare = { header: headerOf(write), sections: templates[facts.jurisdiction][type](write) };
  const { header, sections } = withFacts(bare, facts);
  return {
    ...head,
    header,
    notices: [
      'Draft generated from assessment answers; complete the marked blanks. Not legal advice.',
      `Written from the question bank ${facts.bankVersion}; law as of ${longDate(facts.lawAsOf)}.`,
    ],
    sections,
    sources: sourcesOf({ header, sections }, facts),
  };
}

function headerOf({ say, blank, known, facts }: Writer): Field[] {
  const fields: Record<string, Field['item']> = {
    System: say(facts.system.name, 'system.name'),
    Version: blank('system-version', 'the version of the system'),
    Organisation: known('organisation', 'the name of the organisation'),
    Date: say(longDate(facts.today), 'today'),
    Jurisdiction: say(facts.jurisdiction === 'EU' ? 'European Union' : 'United Kingdom', 'result.level'),
    Assessment: say(`Completed on ${longDate(facts.completedAt.toISOString().slice(0, 10))}`, 'result.completed'),
    'Prepared by': blank('person', 'the name of the person who prepared it'),
    'Review date': blank('review-date', 'the date of the next review'),
  };
  return Object.entries(fields).map(([label, item]) => ({ label, item }));
}
