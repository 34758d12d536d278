import { compose } from '../domain/compose.ts';
import { evidenceState } from '../domain/evidence.ts';
import { besideTexts } from '../domain/factBlanks.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import { isOfNextToo } from '../domain/sharedBlanks.ts';
import type { FilledBlank } from '../domain/version.ts';
import { type AssessmentDocument, listDocumentsOf } from '../store/documents.ts';
import { findCompanyName } from '../store/organisations.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { findRegister } from '../store/registers.ts';
import { completedBefore, findSubject } from '../store/subjects.ts';
import { listEvidenceAndQms } from '../store/things.ts';
import { findVersions } from '../store/versions.ts';
import { findTextsElsewhere } from './findTextsElsewhere.ts';

/** A document written by templates from the facts at `now`, and earlier texts of people; null without its assessment. */
export async function draftDocument(document: AssessmentDocument, now: Date) {
  const { id: documentId, organisationId, assessmentId, type } = document;
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) return null;
  const [[things], organisation, register, ownFields] = await Promise.all([
    listEvidenceAndQms(organisationId, [assessmentId], now),
    findCompanyName(organisationId),
    findRegister(organisationId, subject.system.id),
    listOwnFields(organisationId),
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

/**
 * Texts filled in before a new version: in the previous version or, for the first one, in the same document of the last assessment of the
 * system under this law that has one, with its origin.
 */
async function findPreviousTexts(
  { id, organisationId, assessmentId, type, latest }: AssessmentDocument,
  place: SystemUnderLaw,
): Promise<readonly FilledBlank[]> {
  if (latest > 0) {
    const [own] = await findVersions(organisationId, [{ documentId: id, number: latest }]);
    return own?.filled ?? [];
  }
  const earlier = await completedBefore(organisationId, place, assessmentId);
  const documents = (await listDocumentsOf(organisationId, earlier)).filter(
    document => document.type === type && document.latest > 0,
  );
  const last = documents.toSorted((a, b) => earlier.indexOf(a.assessmentId) - earlier.indexOf(b.assessmentId))[0];
  const [version] = last ? await findVersions(organisationId, [{ documentId: last.id, number: last.latest }]) : [];
  return (version?.filled ?? [])
    .filter(({ blank }) => isOfNextToo(blank))
    .map(filled => ({ ...filled, from: filled.from ?? version?.documentId ?? '' }));
}
