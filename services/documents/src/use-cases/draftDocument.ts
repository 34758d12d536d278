import { compose } from '../domain/compose.ts';
import { evidenceState } from '../domain/evidence.ts';
import { besideTexts } from '../domain/factBlanks.ts';
import type { AssessmentDocument } from '../store/documents.ts';
import { findCompanyName } from '../store/organisations.ts';
import { findOwnFields } from '../store/ownFields.ts';
import { findRegister } from '../store/registers.ts';
import { findSubject } from '../store/subjects.ts';
import { findEvidenceAndQms } from '../store/things.ts';
import { findPreviousTexts } from './findPreviousTexts.ts';
import { findTextsElsewhere } from './findTextsElsewhere.ts';

/** A document as templates write it from what is known at `now`, and the texts that people wrote before; null without its assessment. */
export async function draftDocument(document: AssessmentDocument, now: Date) {
  const { id: documentId, organisationId, assessmentId, type } = document;
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) return null;
  const [[things], organisation, register, ownFields] = await Promise.all([
    findEvidenceAndQms(organisationId, [assessmentId], now),
    findCompanyName(organisationId),
    findRegister(organisationId, subject.system.id),
    findOwnFields(organisationId),
  ]);
  if (!things) return null;
  const evidence = things.evidence.filter(file => evidenceState(file, things.day) === 'present');
  const today = now.toISOString().slice(0, 10);
  const known = { ...subject, today, organisation, evidence, register, ownFields };
  const bare = compose(type, { ...known, register: {} });
  const [elsewhere, before] = await Promise.all([
    findTextsElsewhere(organisationId, { documentId, assessmentId, content: bare }),
    findPreviousTexts(document, things.place),
  ]);
  const facts = besideTexts(known, bare, new Set([...elsewhere.keys(), ...before.map(({ blank }) => blank)]));
  return { facts, content: compose(type, facts), before, elsewhere };
}
