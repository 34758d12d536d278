import type { Transaction } from '@aicp/service/store/transaction';
import type { ShownEvidence } from '../domain/evidence.ts';
import { systemUnderLawKey } from '../domain/place.ts';
import { type Snapshot, snapshotDateOf } from '../domain/snapshot.ts';
import { listFiles, listStanding } from './evidence.ts';
import { type AssessmentRef, listAssessmentRefs } from './places.ts';
import { listSnapshots } from './snapshots.ts';
import { type Checklist, listChecklists } from './standings.ts';

/** The evidence and QMS checklist of an assessment. */
export type Things = {
  place: AssessmentRef;
  /** Null while it is the current one of its system and law. */
  snapshot: Snapshot | null;
  /** The date that decides which files have expired, as an ISO date. */
  day: string;
  evidence: ShownEvidence[];
  checklist: Checklist;
};

const NEVER: Checklist = { ticked: [], savedAt: null };

/**
 * Evidence and QMS checklists of assessments: the current ones of their system and law or, if the next assessment is completed, those at
 * that time. In the order of `ids`; null for unknown or others' assessments.
 */
export async function listEvidenceAndQms(
  organisationId: number,
  ids: readonly number[],
  now: Date,
): Promise<(Things | null)[]> {
  const places = await listAssessmentRefs(organisationId, ids);
  const known = places.filter(place => place !== null);
  const [snapshots, standing, checklists] = await Promise.all([
    listSnapshots(organisationId, ids),
    listStanding(organisationId, known),
    listChecklists(organisationId, known),
  ]);
  const snapshotOf = new Map(snapshots.map(snapshot => [snapshot.assessmentId, snapshot]));
  const kept = snapshots.flatMap(({ evidence }) => evidence.map(({ id }) => id));
  const files = new Map((await listFiles(organisationId, kept)).map(file => [file.id, file]));
  const today = now.toISOString().slice(0, 10);
  return places.map(place => {
    if (!place) return null;
    const snapshot = snapshotOf.get(place.assessmentId) ?? null;
    if (!snapshot) {
      const evidence = standing[known.indexOf(place)] ?? [];
      return { place, snapshot, day: today, evidence, checklist: checklists.get(systemUnderLawKey(place)) ?? NEVER };
    }
    const day = snapshotDateOf(snapshot);
    const { systemId, jurisdiction } = snapshot;
    const evidence = snapshot.evidence.flatMap((then): ShownEvidence[] => {
      const file = files.get(then.id);
      return file ? [{ ...file, ...then, systemId, jurisdiction, asOf: day }] : [];
    });
    const { ticked, savedAt } = snapshot;
    return { place, snapshot, day, evidence, checklist: { ticked: [...ticked], savedAt } };
  });
}

/** The current ones of an assessment's system and law, in the transaction that keeps them. */
export async function findStanding(tx: Transaction, place: AssessmentRef) {
  const [evidence = []] = await listStanding(place.organisationId, [place], tx);
  const checklists = await listChecklists(place.organisationId, [place], tx);
  return { evidence, checklist: checklists.get(systemUnderLawKey(place)) ?? NEVER };
}
