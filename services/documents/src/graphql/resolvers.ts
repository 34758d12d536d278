import { signedIn } from '@aicp/contracts/rights/actor';
import { documentPrices } from '@aicp/contracts/rights/plans';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { drawHtml } from '@aicp/render/html';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { exportPage } from '@aicp/service/store/exportPage';
import { approvalOf, authorsOf, hashOfVersion, printableVersion } from '../domain/approvalOf.ts';
import { printed } from '../domain/branding.ts';
import { titles } from '../domain/compose.ts';
import { type EvidenceFile, evidenceState, questionOf } from '../domain/evidence.ts';
import { isUnderWay } from '../domain/generation.ts';
import { requirementOf } from '../domain/qmsChecklist.ts';
import { paperOfVersion } from '../domain/render/documentPaper.ts';
import { renderText } from '../domain/render/text.ts';
import { filingOf } from '../domain/shownDuties.ts';
import { blanksLeft, blanksOf, testModeMark } from '../domain/version.ts';
import { shownVersion } from '../store/documentViews.ts';
import { exportSections } from '../store/exportSections.ts';
import { findPaymentMode } from '../store/paymentMode.ts';
import { listVersions } from '../store/versions.ts';
import { approveDocument } from '../use-cases/approveDocument.ts';
import { checkDocument } from '../use-cases/checkDocument.ts';
import { compareVersions, compareWithReport } from '../use-cases/compareVersions.ts';
import { countDuties } from '../use-cases/countDuties.ts';
import { decideProposedFile } from '../use-cases/decideProposedFile.ts';
import { documentsForReview } from '../use-cases/documentsForReview.ts';
import { documentUsage } from '../use-cases/documentUsage.ts';
import { fillBlank } from '../use-cases/fillBlank.ts';
import { findTextsElsewhere } from '../use-cases/findTextsElsewhere.ts';
import { linkEvidence, unlinkEvidence } from '../use-cases/linkEvidence.ts';
import { listEvidenceDates } from '../use-cases/listEvidenceDates.ts';
import { mayManage } from '../use-cases/lockFile.ts';
import { readLibrary, viewEffects, viewEvidence } from '../use-cases/readLibrary.ts';
import { removeEvidence } from '../use-cases/removeEvidence.ts';
import { removeEvidenceEverywhere } from '../use-cases/removeEvidenceEverywhere.ts';
import { askForDocumentChanges, sendDocumentForReview } from '../use-cases/reviewDocument.ts';
import { removeLogo, saveBranding } from '../use-cases/saveBranding.ts';
import { saveQmsChecklist } from '../use-cases/saveQmsChecklist.ts';
import { startGeneration } from '../use-cases/startGeneration.ts';
import { updateEvidence } from '../use-cases/updateEvidence.ts';
import { letterheadOf, viewBranding } from '../use-cases/viewBranding.ts';
import { viewBundleRoot } from '../use-cases/viewBundleRoot.ts';
import { viewDocument, waitForDocument } from '../use-cases/viewDocument.ts';
import { checklistOf, type GraphContext } from './loaders.ts';
import { organisationTypes, policyMutations, policyQueries } from './policyResolvers.ts';
import { proofResolvers } from './proofResolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { roomResolvers } from './roomResolvers.ts';

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const personOf = (id: number | null) => (id === null ? null : { id });

type OfFile = Pick<EvidenceFile, 'id' | 'addedBy' | 'uploadedBy' | 'removedAt'>;

/** The fields of a file, both in the library and in an assessment. */
const fileFields = {
  uploadedBy: ({ uploadedBy: id }: OfFile) => ({ id }),
  mayManage: ({ addedBy }: OfFile, _args: object, { actor }: GraphContext) => mayManage(actor, addedBy),
  url: ({ id, removedAt }: OfFile) => (removedAt ? null : `/api/evidence/${id}/file`),
};

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  Query: {
    ...policyQueries,
    ...roomResolvers.Query,
    exportDocuments: (_root, { after }, ctx) =>
      exportPage(exportSections(requireRecentConfirmation(ctx.actor, ctx.now())), after),
    branding: (_root, _args, ctx) => viewBranding(ctx),
    evidenceDates: (_root, asked, ctx) => listEvidenceDates(ctx, asked),
    documentsForReview: (_root, { jurisdiction }, ctx) => documentsForReview(ctx, jurisdiction),
    dutyCounts: (_root, { jurisdiction }, ctx) => countDuties(ctx, jurisdiction),
    evidenceFiles: (_root, asked, ctx) => readLibrary(ctx, asked),
    evidenceFile: (_root, { id }, ctx) => viewEvidence(ctx, id),
    evidenceEffects: (_root, { id }, ctx) => viewEffects(ctx, id),
    bundleRoot: (_root, { root }) => viewBundleRoot(root),
    documentUsage: (_root, _args, ctx) => documentUsage(ctx),
    document: (_root, { id }, ctx) => waitForDocument(ctx, id),
    documentDifferences: (_root, { id, number }, ctx) => compareVersions(ctx, id, number),
  },
  Mutation: {
    ...policyMutations,
    async generateDocument(_root, { input }, ctx) {
      const { id } = await startGeneration(ctx, input);
      return waitForDocument(ctx, id);
    },
    async fillBlank(_root, { input }, ctx) {
      return viewDocument(ctx, await fillBlank(ctx, input));
    },
    async saveQmsChecklist(_root, { input }, ctx) {
      const id = await saveQmsChecklist(ctx, input);
      const things = await ctx.loaders.things.load(id);
      if (!things) throw notFound('Assessment');
      return checklistOf(things);
    },
    async saveBranding(_root, { input }, ctx) {
      await saveBranding(ctx, input);
      return viewBranding(ctx);
    },
    async removeLogo(_root, _args, ctx) {
      await removeLogo(ctx);
      return viewBranding(ctx);
    },
    ...roomResolvers.Mutation,
    decideProposedFile: (_root, { input }, ctx) => decideProposedFile(ctx, input),
    updateEvidence: (_root, { input }, ctx) => updateEvidence(ctx, input),
    removeEvidence: (_root, { id }, ctx) => removeEvidence(ctx, id),
    removeEvidenceEverywhere: (_root, { input }, ctx) => removeEvidenceEverywhere(ctx, input),
    linkEvidence: (_root, { input }, ctx) => linkEvidence(ctx, input),
    unlinkEvidence: (_root, { id, linkId }, ctx) => unlinkEvidence(ctx, id, linkId),
    async sendDocumentForReview(_root, { input }, ctx) {
      return viewDocument(ctx, await sendDocumentForReview(ctx, input));
    },
    async askForDocumentChanges(_root, { input }, ctx) {
      return viewDocument(ctx, await askForDocumentChanges(ctx, input));
    },
    async checkDocument(_root, { input }, ctx) {
      return viewDocument(ctx, await checkDocument(ctx, input));
    },
    async approveDocument(_root, { input }, ctx) {
      return viewDocument(ctx, await approveDocument(ctx, input));
    },
  },
  Room: roomResolvers.Room,
  ReportProof: proofResolvers,
  Assessment: {
    documents: ({ id }, _args, { loaders }) => loaders.documents.load(idOrNotFound(id, 'Assessment')),
    async qms({ id }, _args, { loaders }) {
      const things = await loaders.things.load(idOrNotFound(id, 'Assessment'));
      return things && checklistOf(things);
    },
    async evidence({ id }, { questionId }, { loaders }) {
      const files = (await loaders.things.load(idOrNotFound(id, 'Assessment')))?.evidence ?? [];
      return questionId ? files.filter(file => questionOf(file) === questionId) : files;
    },
    async keptSince({ id }, _args, { loaders }) {
      const things = await loaders.things.load(idOrNotFound(id, 'Assessment'));
      return things?.snapshot?.takenAt ?? null;
    },
    async proof({ id, status }, _args, { loaders, arrivalMs }) {
      if (status !== 'completed') return null;
      return (await pollUntil(() => loaders.proof.load(idOrNotFound(id, 'Assessment')), arrivalMs)) ?? null;
    },
    storage: (_assessment, _args, { loaders }) => loaders.storage.load('mine'),
  },
  ActionItem: {
    async filed({ id, state, doneNote, questionId, organisation, evidencePlace }, _args, { loaders }) {
      if (state !== 'done') return null;
      const place = evidencePlace && idOrNotFound(evidencePlace.assessmentId, 'Assessment');
      const supports = (organisation ? questionId : evidencePlace?.supports) ?? null;
      const files = organisation
        ? (await loaders.dutyFiles.load(questionId ?? '')).map(({ file }) => ({ ...file, supports: supports ?? '' }))
        : (place && (await loaders.things.load(place))?.evidence) || [];
      return filingOf({ id: Number(id), state, doneNote: doneNote ?? null, questionId: supports }, files);
    },
  },
  AiSystem: {
    proposedFiles: ({ id }, _args, { loaders }) => loaders.proposedFiles.load(idOrNotFound(id, 'AI system')),
  },
  ...organisationTypes,
  ProposedFile: {
    requestId: ({ linkId }) => linkId,
    key: ({ question }) => question,
    url: ({ id, state }) => (state === 'open' ? `/api/proposed-files/${id}/file` : null),
    decidedBy: ({ decidedBy }) => (decidedBy === null ? null : { id: decidedBy }),
  },
  QmsChecklist: {
    requirements: ({ items }) => items,
    complete: ({ result }) => result.complete,
    total: ({ result }) => result.total,
    percent: ({ result }) => result.percent,
    riskImpact: ({ result }) => result.riskImpact,
    meetsRequirements: ({ result }) => result.meetsRequirements,
  },
  QmsRequirement: {
    requirement: ({ id }) => requirementOf(id).requirement,
    articleRef: ({ id }) => requirementOf(id).articleRef,
    description: ({ id }) => requirementOf(id).description,
    evidenceTypes: ({ id }) => [...requirementOf(id).evidenceTypes],
  },
  Evidence: {
    ...fileFields,
    questionId: questionOf,
    linkId: ({ link }) => link.linkId,
    asOf: ({ asOf }) => asOf ?? null,
    standing: (evidence, _args, { now }) => evidenceState(evidence, evidence.asOf ?? dayOf(now())),
  },
  EvidenceFile: {
    ...fileFields,
    __resolveReference: ({ id }, ctx) => viewEvidence(ctx, String(id)),
    ownedBy: ({ owner }) => personOf(owner),
    standing: (file, _args, { now }) => evidenceState(file, dayOf(now())),
    earlier: ({ id }, _args, { loaders }) => loaders.earlier.load(id),
    links: ({ id }, _args, { loaders }) => loaders.links.load(id),
  },
  EvidenceLink: {
    linkId: ({ id }) => id,
    id: ({ target }) => target,
    title: (link, _args, { loaders }) => loaders.linkTitles.load(link),
    system: ({ systemId }) => (systemId === null ? null : { id: String(systemId) }),
  },
  EvidencePage: { total: ({ count }) => count() },
  AssessmentDocument: {
    title: ({ type }) => titles[type],
    price: ({ subject }) => documentPrices[subject.jurisdiction].amount,
    currency: ({ subject }) => documentPrices[subject.jurisdiction].currency,
    state: ({ generation, latest, carried }, _args, { now }) => {
      if (isUnderWay(generation, now())) return 'generating';
      if (generation?.state === 'failed') return 'failed';
      return latest > 0 || carried ? 'generated' : 'idle';
    },
    testMode: ({ generation, carried }) => (carried ?? generation)?.testMode ?? false,
    message: ({ generation }) => generation?.message ?? null,
    async current(document, _args, { loaders }) {
      const shown = shownVersion(document);
      const version = shown && (await loaders.current.load(shown));
      return version && (document.carried ? { ...version, carried: document.carried } : version);
    },
    versions: document => listVersions(document.organisationId, shownVersion(document)?.documentId ?? document.id),
    approvedFor: ({ carried }) => (carried ? String(carried.assessmentId) : null),
    approvedForDate: ({ carried }) => carried?.completedAt ?? null,
    checkedAgainst: ({ assessmentId, carried }) => (carried?.checked ? String(assessmentId) : null),
    checkedAt: ({ carried }) => carried?.checked?.at ?? null,
    checkedBy: ({ carried }) => personOf(carried?.checked?.by ?? null),
    changes: (document, _args, ctx) => (document.carried ? compareWithReport(ctx, document) : null),
  },
  BundleRoot: {
    root: ({ bundle }) => bundle.id,
    madeAt: ({ bundle }) => bundle.madeAt,
    kid: ({ key }) => key.id,
    publicKey: ({ key }) => key.publicKey,
    keyCreatedAt: ({ key }) => key.createdAt,
    keyRetiredAt: ({ key }) => key.retiredAt,
    signature: ({ bundle }) => bundle.signature,
    stampedAt: ({ bundle }) => bundle.timestamp?.time ?? null,
  },
  Branding: {
    id: ({ organisationId }) => String(organisationId),
    companyName: ({ name }) => name,
    logoUrl: ({ logo }) => logo && `/api/branding/logo?v=${logo.sha256.slice(0, 12)}`,
  },
  PaymentSettings: {
    async __resolveReference({ version }) {
      const heard = await pollUntil(async () => ((await findPaymentMode()).version >= version ? true : undefined));
      return { version, documentsFollow: heard ?? false };
    },
  },
  Review: {
    reviewer: ({ reviewerId }) => personOf(reviewerId),
    sentBy: ({ sentBy }) => personOf(sentBy),
    approvedBy: ({ state, decidedBy }) => personOf(state === 'approved' ? decidedBy : null),
    approvedAt: ({ state, decidedAt }) => (state === 'approved' ? decidedAt : null),
    changesAskedBy: ({ state, decidedBy }) => personOf(state === 'changesAsked' ? decidedBy : null),
  },
  DocumentApproval: { approvedBy: ({ by: id }) => ({ id }) },
  DocumentVersion: {
    text: version => renderText(printableVersion(version), testModeMark(version.provenance)),
    async html(version, _args, ctx) {
      const letterhead = await letterheadOf(ctx, signedIn(ctx.actor).organisationId);
      return drawHtml(paperOfVersion(version), letterhead && printed(letterhead));
    },
    approval: approvalOf,
    review: version => {
      const approval = approvalOf(version);
      if (!version.review || (version.review.state === 'approved' && !approval)) return null;
      return { ...version.review, function: approval?.function ?? null, hash: approval?.hash ?? null };
    },
    authors: version => [...authorsOf(version)].map(id => ({ id })),
    hash: hashOfVersion,
    blanksLeft: ({ content, filled }) => blanksLeft(content, filled),
    blanks: async ({ organisationId, documentId, content, filled }) => {
      const assessmentId = idOrNotFound(documentId.split('-')[0] ?? '', 'Document');
      return blanksOf(content, filled, await findTextsElsewhere(organisationId, { documentId, assessmentId, content }));
    },
  },
} satisfies Resolvers;
