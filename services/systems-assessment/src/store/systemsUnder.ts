import { withId } from '@aicp/service/store/collection';
import mongoose from 'mongoose';
import type { PageRequest } from './pageRequestOf.ts';
import { type AiSystem, Systems } from './systems.ts';

/** The longest page. */
export const MAX_SYSTEMS = 1_000;
/** Maximum names compared for similarity. */
const MAX_NAMES = 10_000;

/** Half of the stored data of an assessed system. */
const WITHOUT_STANDINGS = { 'latestAssessment.standing': 0, 'otherLaw.latestAssessment.standing': 0 };

/**
 * All active systems that are assessed under a law, newest first, each as registered.
 * @param rankings whether the results include their rankings
 */
export async function listSystems(
  organisationId: number,
  jurisdiction: 'EU' | 'UK',
  { first, after, rankings }: PageRequest & { rankings: boolean },
): Promise<AiSystem[]> {
  // MongoDB reads the organisation's systems in order, or merges the indexes of the two laws if only a few are under this one.
  const under = [{ jurisdiction }, { 'otherLaw.jurisdiction': jurisdiction }];
  const below = { organisationId, isArchived: false, _id: mongoose.trusted({ $lt: after }), $or: under };
  const systems = await Systems.find(below, rankings ? null : WITHOUT_STANDINGS)
    .sort({ _id: -1 })
    .limit(first)
    .lean();
  return systems.map(withId);
}

const underAlone = (organisationId: number, jurisdiction: 'EU' | 'UK') => ({
  organisationId,
  jurisdiction,
  isArchived: false,
  otherLaw: null,
});

/** The names of the systems under only this law, newest first. */
export async function listNamesUnder(organisationId: number, jurisdiction: 'EU' | 'UK') {
  const found = await Systems.find(underAlone(organisationId, jurisdiction), { name: 1 })
    .sort({ _id: -1 })
    .limit(MAX_NAMES)
    .lean();
  return found.map(({ _id, name }) => ({ id: _id, name }));
}

/** The laws among these that are the only law of some system. */
export function anyUnder(organisationId: number, laws: readonly ('EU' | 'UK')[]): Promise<boolean[]> {
  return Promise.all(laws.map(async law => (await Systems.exists(underAlone(organisationId, law))) !== null));
}
