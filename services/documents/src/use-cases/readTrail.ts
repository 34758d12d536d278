import { isOwnName, ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { listPrintedNames } from '@aicp/service/store/people';
import type { Transaction } from '@aicp/service/store/transaction';
import type { ShownEvidence } from '../domain/evidence.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import { closingReports, type PrintedName, type Trail } from '../domain/trail.ts';
import { listActionsUnder, listCommentIds } from '../store/actions.ts';
import { listAnsweredBy, listCompletedBy } from '../store/answerers.ts';
import { findCompanyName } from '../store/organisations.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { findRecorded } from '../store/registers.ts';
import { findReportApproval } from '../store/subjects.ts';
import { listSupplierAnswers } from '../store/supplierAnswers.ts';
import { listSupplierRequests } from '../store/supplierRequests.ts';

type Place = SystemUnderLaw & { organisationId: number; assessmentId: number };

/** The next assessment of the system under the law; its changes to actions are left out. */
export type Follower = { assessmentId: number; completedAt: Date };

/** The current trail of an assessment, with the names of all uploaders of its evidence. */
export async function readTrail(
  place: Place,
  evidence: readonly Pick<ShownEvidence, 'uploadedBy'>[],
  { followedBy = null, tx }: { followedBy?: Follower | null; tx?: Transaction } = {},
): Promise<Trail> {
  const { organisationId, systemId, assessmentId } = place;
  const actions = await listActionsUnder(organisationId, place, followedBy?.assessmentId ?? null, tx);
  const comments = await listCommentIds(
    actions.map(({ id }) => id),
    followedBy?.completedAt ?? null,
    tx,
  );
  const supplier = await listSupplierAnswers(organisationId, systemId, tx);
  const approval = await findReportApproval(organisationId, assessmentId, tx);
  const { facts, recorded } = await findRecorded(organisationId, systemId, tx?.session);
  const people = [
    ...(await listAnsweredBy(organisationId, assessmentId, tx)),
    ...(await listCompletedBy(organisationId, closingReports(actions), tx)).values(),
    ...(approval ? [approval.by] : []),
    ...actions.flatMap(({ ownerId, stateBy, acceptance, dueRequest }) => [
      ...[ownerId, stateBy, acceptance?.askedBy, acceptance?.approvedBy],
      ...[dueRequest?.askedBy, dueRequest?.agreedBy],
    ]),
    ...comments.map(({ by }) => by),
    ...evidence.map(({ uploadedBy }) => uploadedBy),
    ...supplier.map(({ acceptedBy }) => acceptedBy),
    ...Object.values(recorded).map(({ by }) => by),
  ];
  const ownFields = await listOwnFields(organisationId, tx);
  // Deleted fields are no longer shown.
  const own = new Set<string>(ownFields.map(({ name }) => ownName(name)));
  const named = new Set(people.filter(id => typeof id === 'number'));
  return {
    organisation: await findCompanyName(organisationId, tx),
    facts: Object.fromEntries(Object.entries(facts).filter(([name]) => !isOwnName(name) || own.has(name))),
    recorded,
    ownFields,
    approval,
    actions,
    commentIds: comments.map(({ id }) => id),
    supplier,
    requests: await listSupplierRequests(organisationId, systemId, tx),
    names: await namesOf(named, tx),
  };
}

/** The current printed names in ascending order of number; former accounts have none. */
async function namesOf(ids: ReadonlySet<number>, tx?: Transaction): Promise<PrintedName[]> {
  const names = await listPrintedNames([...ids], tx?.session);
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.id - other.id);
}
