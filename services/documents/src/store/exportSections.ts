import type { Owner } from '@aicp/contracts/owner';
import { may, type Role } from '@aicp/contracts/rights/rights';
import type { ExportSection } from '@aicp/service/store/exportPage';
import { renderText } from '../domain/render/text.ts';
import { withFilled } from '../domain/version.ts';
import { findBranding } from './brandings.ts';
import { listDocumentsOf, pageChecks } from './documents.ts';
import { pageDutyDays } from './dutyDays.ts';
import { pageUploads } from './evidence.ts';
import { pageEvidenceLinks } from './evidenceLinks.ts';
import { pageManagementRecords } from './managementRecords.ts';
import { pageAcknowledgements, pagePolicies } from './policies.ts';
import { pageProposedForExport } from './proposedFiles.ts';
import { listItems } from './roomItems.ts';
import { findPartsOn } from './roomParts.ts';
import { pageRooms } from './rooms.ts';
import { pageSubjects } from './subjects.ts';
import { listEvidenceAndQms } from './things.ts';
import { findVersions, pageApprovals } from './versions.ts';

/** This service's data for export: all of it for organisation owners, their own for other members. */
export function exportSections({ userId, organisationId, role }: Owner & { role: Role }): ExportSection[] {
  return may(role, 'own') ? organisationSections(organisationId) : personSections({ userId, organisationId });
}

/** Everything, by assessment. The files themselves are in the audit bundles. */
function organisationSections(organisationId: number): ExportSection[] {
  return [
    { collection: 'assessments', pageSize: 10, read: (after, limit) => pageAssessments(organisationId, after, limit) },
    { collection: 'evidence', read: (after, limit) => pageUploads({ organisationId }, after, limit) },
    { collection: 'evidenceLinks', read: (after, limit) => pageEvidenceLinks({ organisationId }, after, limit) },
    { collection: 'proposedFiles', read: (after, limit) => pageProposedForExport(organisationId, after, limit) },
    { collection: 'policies', pageSize: 5, read: (after, limit) => pagePolicies(organisationId, after, limit) },
    { collection: 'policyReceipts', read: after => pageAcknowledgements({ organisationId }, after) },
    {
      collection: 'managementRecords',
      pageSize: 20,
      read: (after, limit) => pageManagementRecords({ organisationId }, after, limit),
    },
    { collection: 'dutyDays', read: (after, limit) => pageDutyDays(organisationId, after, limit) },
    { collection: 'auditRooms', pageSize: 1, read: (after, limit) => pageAuditRooms(organisationId, after, limit) },
    { collection: 'branding', read: after => pageBranding(organisationId, after) },
  ];
}

/** Rows that name the person: files that they uploaded, links that they made, approvals, and checks of approved documents. */
function personSections(owner: Owner): ExportSection[] {
  return [
    { collection: 'evidence', read: (after, limit) => pageUploads(owner, after, limit) },
    { collection: 'evidenceLinks', read: (after, limit) => pageEvidenceLinks(owner, after, limit) },
    { collection: 'policyReceipts', read: after => pageAcknowledgements(owner, after) },
    {
      collection: 'managementRecords',
      pageSize: 20,
      read: (after, limit) =>
        pageManagementRecords({ organisationId: owner.organisationId, writtenBy: owner.userId }, after, limit),
    },
    {
      collection: 'approvals',
      async read(after, limit) {
        const approved = await pageApprovals(owner, new Date(after), limit);
        return approved.map(({ documentId, number, approval }) => {
          return { id: approval?.at.getTime() ?? after, documentId, number, approval };
        });
      },
    },
    {
      collection: 'checks',
      async read(after, limit) {
        const made = await pageChecks(owner, new Date(after), limit);
        return made.map(({ id: documentId, checked }) => ({ id: checked.at.getTime(), documentId, checked }));
      },
    },
  ];
}

/** Rooms with what they show of the organisation as a whole; what they show of a report is with its assessment. */
async function pageAuditRooms(organisationId: number, after: number, limit: number) {
  const rooms = await pageRooms(organisationId, after, limit);
  return Promise.all(rooms.map(async room => ({ ...room, items: await listItems({ organisationId, room: room.id }) })));
}

/** One row at most. */
async function pageBranding(organisationId: number, after: number) {
  const branding = after === 0 ? await findBranding(organisationId) : null;
  if (!branding) return [];
  const { colour, logo } = branding;
  if (!logo) return [{ id: 1, colour, logo }];
  return [{ id: 1, colour, logo: { ...logo, bytes: logo.bytes.toString('base64') } }];
}

async function pageAssessments(organisationId: number, after: number, limit: number) {
  const subjects = await pageSubjects(organisationId, after, limit);
  const ids = subjects.map(({ assessmentId }) => assessmentId);
  const systemIds = [...new Set(subjects.map(({ system }) => system.id))];
  const [documents, things, rooms] = await Promise.all([
    listDocumentsOf(organisationId, ids),
    listEvidenceAndQms(organisationId, ids, new Date()),
    findPartsOn(organisationId, systemIds),
  ]);
  const written = documents.filter(({ latest }) => latest > 0);
  const versions = await findVersions(
    organisationId,
    written.map(({ id, latest }) => ({ documentId: id, number: latest })),
  );
  const texts = new Map(written.map(({ id }, at) => [id, versions[at]]));
  return subjects.map(({ assessmentId, result: _, ...subject }, at) => ({
    id: assessmentId,
    ...subject,
    qms: things[at]?.checklist.savedAt ? things[at].checklist : null,
    evidence: things[at]?.evidence ?? [],
    keptSince: things[at]?.snapshot?.takenAt ?? null,
    auditRooms: rooms.filter(part => part.assessmentId === assessmentId),
    documents: documents
      .filter(document => document.assessmentId === assessmentId)
      .map(({ id, type, latest, checked }) => {
        const version = texts.get(id);
        if (!version) return { type, latest, text: null, checked };
        const { content, filled, approval, provenance, createdAt } = version;
        return {
          type,
          latest,
          text: renderText(withFilled(content, filled)),
          approval,
          checked,
          provenance,
          createdAt,
        };
      }),
  }));
}
