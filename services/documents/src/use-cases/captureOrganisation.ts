import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { shortStatus, systemStatuses } from '@aicp/compliance/law/systemFacts/systemStatuses';
import type { RoomSection } from '@aicp/contracts/inputs/rooms';
import { MAX_MANAGEMENT_RECORDS, MAX_POLICIES } from '@aicp/contracts/limits';
import { listArchivedWithHolds } from '@aicp/service/store/archives';
import { listDutyAnswers } from '@aicp/service/store/dutyAnswers';
import { membersOf } from '@aicp/service/store/members';
import { listPrintedNames } from '@aicp/service/store/people';
import { proofBy } from '../domain/dutyProofs.ts';
import type { EvidenceFile } from '../domain/evidence.ts';
import { approvedVersion, isInForce } from '../domain/policy.ts';
import { type ItemData, type ItemFile, peopleIn, type RoomItem } from '../domain/roomItem.ts';
import { reportHead } from '../domain/roomPart.ts';
import type { ActionCopy } from '../domain/trail.ts';
import { listOrganisationActions } from '../store/actions.ts';
import { listDutyFiles } from '../store/dutyFiles.ts';
import { listFiles, listStoredIds } from '../store/evidence.ts';
import { listInventory, listLatestResults } from '../store/inventory.ts';
import { listManagementRecords } from '../store/managementRecords.ts';
import { findPolicies, listAcknowledgements, listPolicies } from '../store/policies.ts';
import { listStatuses } from '../store/registers.ts';
import type { OrganisationChoice } from '../store/rooms.ts';

/** Above what any organisation has; a bound for the list. */
const MAX_SYSTEMS = 10_000;

type Room = { organisationId: number; room: number };
type Draft<Section extends RoomSection> = Pick<RoomItem<Section>, 'section' | 'data' | 'systemId'> & {
  words: unknown[];
};

/** Reads the organisation as a whole for a room, in its current state. Administration sends its log. */
export async function captureOrganisation(room: Room, choice: OrganisationChoice, now: Date): Promise<RoomItem[]> {
  const { organisationId } = room;
  const members = new Set((await membersOf([organisationId])).map(({ userId }) => userId));
  const drafts = [
    ...(choice.systems ? await systemsOf(organisationId, members) : []),
    ...(choice.policies ? [...(await policiesOf(organisationId, members)), ...(await recordsOf(organisationId))] : []),
    ...(choice.duties ? await dutiesOf(organisationId, now.toISOString().slice(0, 10)) : []),
  ];
  return itemsOf(room, drafts);
}

/** Items for drafts, with their positions in their sections and the names of their people. */
export async function itemsOf(room: Room, drafts: readonly Draft<RoomSection>[]): Promise<RoomItem[]> {
  const named = await listPrintedNames([...new Set(drafts.flatMap(({ data }) => peopleIn(data)))]);
  const places = new Map<RoomSection, number>();
  return drafts.map(({ section, systemId, data, words }) => {
    const place = places.get(section) ?? 0;
    places.set(section, place + 1);
    const files = 'files' in data ? data.files : [];
    return {
      ...room,
      section,
      place,
      systemId,
      fileIds: files.map(({ id }) => id),
      names: [...new Set(peopleIn(data))].flatMap(id => {
        const name = named.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      words: words.filter(Boolean).join('\n').toLowerCase(),
      data,
    };
  });
}

async function systemsOf(organisationId: number, members: ReadonlySet<number>): Promise<Draft<'systems'>[]> {
  const [inventory, archived, statuses, results] = await Promise.all([
    listInventory(organisationId, MAX_SYSTEMS),
    listArchivedWithHolds(organisationId),
    listStatuses(organisationId),
    listLatestResults(organisationId),
  ]);
  const words: Record<string, string> = systemStatuses;
  const resultsOf = Map.groupBy(results, ({ system }) => system.id);
  const drafts = inventory.map(({ id, name, systemType, jurisdiction, ownerId }): Draft<'systems'> => {
    const status = statuses.get(id);
    const data: ItemData['systems'] = {
      ...{ id, name, systemType, jurisdiction },
      // Systems of a former member have no owner.
      owner: ownerId !== null && members.has(ownerId) ? ownerId : null,
      status: status === undefined ? null : shortStatus(words[status] ?? status),
      isArchived: archived.has(id),
      heldUntil: archived.get(id) ?? null,
      reports: (resultsOf.get(id) ?? []).map(({ assessmentId, jurisdiction: law, approval, ...subject }) => {
        const { system: _, completedAt, ...head } = reportHead(subject, approval?.at ?? null);
        return {
          ...head,
          id: assessmentId,
          jurisdiction: law,
          completedAt: completedAt.toISOString(),
          approvedAt: head.approvedAt?.toISOString() ?? null,
          approvedBy: approval?.by ?? null,
        };
      }),
    };
    const classes = data.reports.map(report => report.class);
    const said = [name, systemType, data.status, data.isArchived && 'archived', ...classes];
    return {
      section: 'systems',
      systemId: id,
      data,
      words: data.reports.length > 0 ? said : [...said, 'not assessed'],
    };
  });
  return drafts.sort((one, other) => one.data.name.localeCompare(other.data.name, 'en') || one.data.id - other.data.id);
}

async function policiesOf(organisationId: number, members: ReadonlySet<number>): Promise<Draft<'policies'>[]> {
  const approved = (await listPolicies(organisationId, MAX_POLICIES)).filter(approvedVersion);
  const ids = approved.map(({ id }) => id);
  const [acknowledgements, whole] = await Promise.all([
    listAcknowledgements(organisationId, ids),
    findPolicies(organisationId, ids),
  ]);
  const files = await filesBy(
    organisationId,
    whole.flatMap(policy => approvedVersion(policy)?.evidenceId ?? []),
  );
  const acknowledgementsOf = new Map(ids.map((id, at) => [id, acknowledgements[at] ?? []]));
  return whole.flatMap((policy): Draft<'policies'>[] => {
    const version = approvedVersion(policy);
    if (!version) return [];
    const { id, title, ownerId, reviewOn, duties } = policy;
    const { number, text, evidenceId, writtenBy, writtenAt, approvedBy, approvedAt } = version;
    const readers = acknowledgementsOf
      .get(id)
      ?.filter(acknowledgement => acknowledgement.number === number && members.has(acknowledgement.userId));
    const titles = organisationDuties.filter(duty => duties.includes(duty.id)).map(duty => duty.title);
    const data: ItemData['policies'] = {
      ...{ id, title, owner: ownerId, reviewOn, duties: titles, version: number, text, writtenBy },
      writtenAt: writtenAt.toISOString(),
      approvedBy,
      approvedAt: approvedAt?.toISOString() ?? null,
      readBy: readers?.length ?? 0,
      members: members.size,
      files: files(evidenceId === null ? [] : [evidenceId]),
    };
    return [{ section: 'policies', systemId: null, data, words: [title, ...titles, ...namesOf(data.files)] }];
  });
}

async function recordsOf(organisationId: number): Promise<Draft<'records'>[]> {
  const records = await listManagementRecords(organisationId, MAX_MANAGEMENT_RECORDS);
  const files = await filesBy(
    organisationId,
    records.flatMap(({ evidenceId }) => evidenceId ?? []),
  );
  return records.map(({ organisationId: _, evidenceId, writtenAt, ...record }) => {
    const data = {
      ...record,
      writtenAt: writtenAt.toISOString(),
      files: files(evidenceId === null ? [] : [evidenceId]),
    };
    const words = [record.title, record.heldOn, record.decisions, ...namesOf(data.files)];
    return { section: 'records', systemId: null, data, words };
  });
}

async function dutiesOf(organisationId: number, today: string): Promise<Draft<'duties'>[]> {
  const ids = organisationDuties.map(({ id }) => id);
  const [answers, filesOfDuty, policies, actions] = await Promise.all([
    listDutyAnswers(organisationId),
    listDutyFiles(organisationId, ids),
    listPolicies(organisationId, MAX_POLICIES),
    listOrganisationActions(organisationId),
  ]);
  const stored = await listStoredIds(
    organisationId,
    filesOfDuty.flatMap(found => found.map(({ file }) => file.id)),
  );
  return organisationDuties.map(({ id, jurisdiction, title, citation, question }, at) => {
    const given = answers.find(answer => answer.id === id);
    const found = (filesOfDuty[at] ?? []).map(({ file }) => file).filter(file => stored.has(file.id));
    const serving = policies.find(policy => policy.duties.includes(id) && isInForce(policy, today));
    const data: ItemData['duties'] = {
      ...{ id, jurisdiction, title, citation: citation.label, asOf: today },
      answer: given ? (question.options?.find(({ value }) => value === given.answer)?.label ?? given.answer) : null,
      answeredBy: given?.answeredBy ?? null,
      answeredAt: given?.answeredAt ?? null,
      reviewOn: given?.reviewOn ?? null,
      proof: given?.answer === 'implemented' ? proofBy(found, today) : null,
      action: actionOn(id, actions),
      policy: serving?.title ?? null,
      files: found.map(fileOf),
    };
    return { section: 'duties', systemId: null, data, words: [title, citation.label, ...namesOf(data.files)] };
  });
}

function actionOn(dutyId: string, actions: readonly ActionCopy[]): ItemData['duties']['action'] {
  const found = actions.find(({ questionId, state }) => questionId === dutyId && state !== 'closed');
  if (!found) return null;
  const { id, title, state, stateAt, stateBy, ownerId: owner, due, dueWords } = found;
  return { id, title, state, stateAt, stateBy, owner, due, dueWords };
}

const namesOf = (files: readonly ItemFile[]) => files.flatMap(({ name, title }) => [name, title]);

function fileOf(file: EvidenceFile): ItemFile {
  const { id, name, title, bytes, sha256, uploadedBy, uploadedAt, effectiveFrom, validUntil } = file;
  return {
    ...{ id, name, title, bytes, sha256, uploadedBy },
    uploadedAt: uploadedAt.toISOString(),
    effectiveFrom: effectiveFrom ?? null,
    validUntil: validUntil ?? null,
  };
}

/** The files with these numbers that still have their bytes. */
async function filesBy(organisationId: number, ids: readonly number[]): Promise<(of: readonly number[]) => ItemFile[]> {
  const stored = await listStoredIds(organisationId, ids);
  const files = await listFiles(organisationId, [...stored]);
  return of => files.filter(({ id }) => of.includes(id)).map(fileOf);
}
