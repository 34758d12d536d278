import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { bankOf } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { type ZipFile, zipStream } from '@aicp/service/process/zipStream';
import type { RequestContext } from '../context.ts';
import { approvalOf, printableVersion } from '../domain/approvalOf.ts';
import { type Letterhead, printed } from '../domain/branding.ts';
import { proofFile } from '../domain/dutyProofs.ts';
import { evidenceState, type ShownEvidence } from '../domain/evidence.ts';
import { answersOf } from '../domain/facts.ts';
import { type Manifest, type ManifestHead, manifestText } from '../domain/manifest.ts';
import { provesOf } from '../domain/provesOf.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { paperOfVersion } from '../domain/render/documentPaper.ts';
import { renderText } from '../domain/render/text.ts';
import { sha256 } from '../domain/sha256.ts';
import type { Trail } from '../domain/trail.ts';
import { actionsFile, approvalsFile, factsFile, namer, supplierFile } from '../domain/trailFiles.ts';
import { testModeMark, withFilled } from '../domain/version.ts';
import { listComments } from '../store/actions.ts';
import { readFile } from '../store/files.ts';
import type { Checklist } from '../store/standings.ts';
import type { Subject } from '../store/subjects.ts';
import type { Things } from '../store/things.ts';
import type { Version } from '../store/versions.ts';
import type { ShownVersion, VersionOf } from './documentsIn.ts';
import { paperOfReport } from './paperOfReport.ts';

const verifier = readFileSync(new URL('./verify.html', import.meta.url));
/** Bundles state their creation time inside; the ZIP's own time is fixed, so that all bytes are predictable. */
const EPOCH = new Date(1980, 0, 1);

export type Bundle = { name: string; manifest: Manifest; bytes: Readable };

export type BundleContents = Pick<Things, 'evidence' | 'checklist' | 'day'> & {
  subject: Subject;
  documents: readonly VersionOf[];
  letterhead: Letterhead | null;
  trail: Trail;
};

/** The files of a bundle, both for its seal and as one ZIP file. The caller holds a download slot. */
export async function bundleFiles(
  ctx: Pick<RequestContext, 'drawing' | 'now'>,
  { subject, evidence, checklist, day, documents, letterhead, trail }: BundleContents,
) {
  const comments = await listComments(subject.organisationId, trail.commentIds);
  const bearing = letterhead && printed(letterhead);
  const paper = { paper: paperOfReport(subject, evidence, day, trail), letterhead: bearing };
  const [report = Buffer.alloc(0)] = await ctx.drawing.files([{ format: 'pdf', ...paper }]);
  const written = [
    json('report.json', reportOf(subject)),
    { path: 'report.pdf', content: report },
    json('answers.json', answersIn(subject, evidence, trail)),
    json('proof.json', proofFile(subject.result.duties, evidence, day)),
    json('qms.json', qmsOf(checklist, evidence, day)),
    json(
      'evidence.json',
      evidence.map(file => ({
        ...file,
        userId: undefined,
        organisationId: undefined,
        uploadedBy: undefined,
        addedBy: undefined,
        owner: undefined,
        systemId: undefined,
        jurisdiction: undefined,
        isKept: undefined,
        asOf: undefined,
        removalReason: file.removalReason ?? undefined,
        standing: evidenceState(file, day),
        ...provesOf(file.supports, subject),
      })),
    ),
    json('facts.json', factsFile(trail)),
    json('actions.json', actionsFile(trail, comments)),
    json('approvals.json', approvalsFile(trail, documents.map(approvedVersion))),
    json('supplier.json', supplierFile(trail)),
    ...(await drawn(ctx, documents, bearing)),
    { path: 'verify.html', content: verifier },
  ];
  // A file that is linked to several questions is in the bundle once.
  const stored = [...new Map(evidence.map(file => [file.id, file])).values()]
    .filter(({ removedAt }) => removedAt === null)
    .map(({ id, name, bytes, sha256 }) => ({ path: `evidence/${id}-${name}`, bytes, sha256, content: readLater(id) }));
  const files = [...written.map(withHash), ...stored];
  const { assessmentId, system, bankVersion, lawAsOf } = subject;
  const head: Omit<ManifestHead, 'madeAt'> = {
    format: 'ai-compliance-audit-bundle/2',
    assessmentId,
    system: system.name,
    bankVersion,
    lawAsOf,
  };
  const zip = (manifest: Manifest): Bundle => {
    const first = { path: 'manifest.json', content: Buffer.from(manifestText(manifest)) };
    return {
      name: `audit-bundle-${assessmentId}-${ctx.now().toISOString().slice(0, 10)}.zip`,
      manifest,
      bytes: Readable.from(zipStream([first, ...files], { changedAt: EPOCH, deflate: false })),
    };
  };
  return { head, files, zip };
}

type Written = ZipFile & { content: Uint8Array };

function json(path: string, value: unknown): Written {
  return { path, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

function withHash({ path, content }: Written) {
  return { path, content, bytes: content.length, sha256: sha256(content) };
}

/** Opened only when the file is written: a hundred open streams would otherwise wait. */
async function* readLater(id: number): AsyncGenerator<Uint8Array> {
  yield* await readFile(id);
}

/** A merged record keeps its previous number in bundles, which stay equal byte for byte. */
function reportOf({ userId: _, organisationId: _owner, answers: _answers, joinedFrom, ...rest }: Subject) {
  return { ...rest, system: { ...rest.system, id: joinedFrom ?? rest.system.id } };
}

/** Answers to the questions that the assessment asked. */
function answersIn(subject: Subject, evidence: readonly ShownEvidence[], { names }: Trail) {
  const given = new Map(subject.answers.map(answer => [answer.questionId, answer]));
  const person = namer(names);
  return applicable(bankOf(subject.bankVersion), answersOf(subject)).map(
    ({ id, category, question, options, citation }) => {
      const { answer = null, score = null, answeredBy, answeredAt = null } = given.get(id) ?? {};
      const label = options?.find(({ value }) => value === answer)?.label ?? answer;
      const files = evidence.filter(({ supports }) => supports === id).map(file => file.id);
      const who = { answeredBy: person(answeredBy), answeredAt };
      return { id, category, question, answer, label, score, ...who, citation, evidence: files };
    },
  );
}

function qmsOf({ ticked, savedAt }: Checklist, evidence: readonly ShownEvidence[], day: string) {
  const { items, result } = qmsChecklist(ticked, evidence, day);
  const requirements = items.map(({ id, ticked, complete, evidence: files }) => ({
    id,
    ticked,
    complete,
    evidence: files.map(file => file.id),
  }));
  return { savedAt, requirements, ...result };
}

/** Renders each document in readable and machine-readable form. */
async function drawn(
  ctx: Pick<RequestContext, 'drawing'>,
  documents: readonly VersionOf[],
  letterhead: PrintedLetterhead | null,
): Promise<Written[]> {
  const drafts = documents.map(({ type, version }) => {
    const { provenance, createdAt } = version;
    const content = withFilled(version.content, version.filled);
    return {
      path: `documents/${type}-v${version.number}`,
      draft: { format: 'html' as const, paper: paperOfVersion(version), letterhead },
      text: renderText(printableVersion(version), testModeMark(provenance)),
      data: { provenance, approval: approvalIn(version), ...madeFor(version), createdAt, content },
    };
  });
  if (drafts.length === 0) return [];
  const files = await ctx.drawing.files(drafts.map(({ draft }) => draft));
  return drafts.flatMap(({ path, text, data }, at): Written[] => [
    { path: `${path}.html`, content: files[at] ?? Buffer.alloc(0) },
    { path: `${path}.txt`, content: Buffer.from(text) },
    json(`${path}.json`, data),
  ]);
}

/** The earlier report that a version was approved for, if any, and the checks since. */
function madeFor({ carried }: ShownVersion) {
  if (!carried) return {};
  const { assessmentId, completedAt, checked } = carried;
  return { approvedFor: { assessmentId, completedAt }, checkedAgainst: checked };
}

function approvedVersion({ version }: VersionOf) {
  return { id: version.documentId, version: version.number, approval: approvalIn(version) };
}

/** The approval with the reviewer's comment. */
function approvalIn(version: Version) {
  const approval = approvalOf(version);
  return approval && { ...approval, comment: version.review?.comment ?? null };
}
