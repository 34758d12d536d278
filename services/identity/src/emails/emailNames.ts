import { findKnownReport } from '../store/knownReports.ts';
import { findKnownSystem } from '../store/knownSystems.ts';
import { findUser, type User } from '../store/users.ts';
import { shownName } from './shownName.ts';

/** A person as emails name them: the full name, or else the username. Null if neither can be shown. */
export function emailName(user: Pick<User, 'fullName' | 'username'> | null): string | null {
  return user && (shownName(user.fullName ?? '') ?? shownName(user.username));
}

export async function nameOfMember(userId: number): Promise<string> {
  return emailName(await findUser(userId)) ?? 'A member of your organisation';
}

/** A system as emails name it; null if it is unknown here, for example because it was deleted. */
export async function nameOfSystem(organisationId: number, systemId: number): Promise<string | null> {
  return shownName((await findKnownSystem(organisationId, systemId))?.name ?? '');
}

/**
 * The system of an assessment, whichever organisation the recipient works in now: by its present name, or by the name in its report. Null
 * if unknown here.
 */
export async function systemOfAssessment(assessmentId: number): Promise<string | null> {
  const report = await findKnownReport(assessmentId);
  return report && ((await nameOfSystem(report.organisationId, report.systemId)) ?? shownName(report.system));
}
