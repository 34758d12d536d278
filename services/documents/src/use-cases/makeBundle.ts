import { readFileSync } from 'node:fs';
import { finished, Readable } from 'node:stream';
import { bankOf } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { signedIn } from '@aicp/contracts/actor';
import { BundleDownloaded } from '@aicp/contracts/documentEvents';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { type ZipFile, zipOf } from '@aicp/service/process/zipOf';
import type { RequestContext } from '../context.ts';
import { approvalOf, onPaper } from '../domain/approvalOf.ts';
import type { Letterhead } from '../domain/branding.ts';
import { evidenceState, type ShownEvidence } from '../domain/evidence.ts';
import { answersOf } from '../domain/facts.ts';
import { type Manifest, manifestText } from '../domain/manifest.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { sha256 } from '../domain/sha256.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { testModeMark, withFilled } from '../domain/version.ts';
import { readFile } from '../store/evidenceFiles.ts';
import { decideLetterhead } from '../store/snapshots.ts';
import type { Checklist } from '../store/standings.ts';
import { findSubject, type Subject } from '../store/subjects.ts';
import { findThings } from '../store/things.ts';
import type { Version } from '../store/versions.ts';
import { documentsIn, type VersionOf } from './documentsIn.ts';
import { requireApproved } from './requireApproved.ts';
import { sealBundle } from './sealBundle.ts';
import { letterheadOf } from './viewBranding.ts';

const verifier = readFileSync(new URL('./verify.html', import.meta.url));
/** Bundles say when they were made inside; the ZIP's own clock is fixed, so that its every byte can be foretold. */
const EPOCH = new Date(1980, 0, 1);

export type Bundle = { name: string; manifest: Manifest; bytes: Readable };

/**
 * Everything about one assessment in one file that shows by itself whether it was changed. It takes one of the person's two places
 * for downloads until its last byte is read.
 */
export async function makeBundle(ctx: RequestContext, given: string): Promise<Bundle> {
  const leave = await ctx.drawing.enter(signedIn(ctx.actor).userId);
  try {
    const bundle = await compose(ctx, given);
    finished(bundle.bytes, leave);
    return bundle;
  } catch (error) {
    leave();
    throw error;
  }
}

async function compose(ctx: RequestContext, given: string): Promise<Bundle> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const assessmentId = idOrNotFound(given, 'Completed assessment');
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) throw notFound('Completed assessment');
  const [things] = await findThings(organisationId, [assessmentId], ctx.now());
  if (!things) throw notFound('Completed assessment');
  const { snapshot, evidence, checklist, day } = things;
  const documents = await documentsIn(organisationId, assessmentId, snapshot);
  await requireApproved(organisationId, assessmentId, documents);
  const written = [
    json('report.json', reportOf(subject)),
    json('answers.json', answersIn(subject, evidence)),
    json('qms.json', qmsOf(checklist, evidence, day)),
    json(
      'evidence.json',
      evidence.map(file => ({
        ...file,
        userId: undefined,
        organisationId: undefined,
        uploadedBy: undefined,
        systemId: undefined,
        jurisdiction: undefined,
        isKept: undefined,
        asOf: undefined,
        removalReason: file.removalReason ?? undefined,
        standing: evidenceState(file, day),
      })),
    ),
    ...(await drawn(ctx, documents, await letterheadIn(ctx, snapshot))),
    { path: 'verify.html', content: verifier },
  ];
  const stored = evidence
    .filter(({ removedAt }) => removedAt === null)
    .map(({ id, name, bytes, sha256 }) => ({ path: `evidence/${id}-${name}`, bytes, sha256, content: readLater(id) }));
  const files = [...written.map(withHash), ...stored];
  const { system, bankVersion, lawAsOf } = subject;
  const head = {
    format: 'ai-compliance-audit-bundle/2',
    assessmentId,
    system: system.name,
    bankVersion,
    lawAsOf,
  } as const;
  const manifest = await sealBundle(ctx, head, files);
  const first = { path: 'manifest.json', content: Buffer.from(manifestText(manifest)) };
  await ctx.publish(BundleDownloaded, { userId, organisationId, assessmentId, root: manifest.root });
  return {
    name: `audit-bundle-${assessmentId}-${ctx.now().toISOString().slice(0, 10)}.zip`,
    manifest,
    bytes: Readable.from(zipOf([first, ...files], { changedAt: EPOCH, deflate: false })),
  };
}

type Written = ZipFile & { content: Uint8Array };

function json(path: string, value: unknown): Written {
  return { path, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}

function withHash({ path, content }: Written) {
  return { path, content, bytes: content.length, sha256: sha256(content) };
}

/** Opened only when its turn comes: a hundred open streams would wait for nothing. */
async function* readLater(id: number): AsyncGenerator<Uint8Array> {
  yield* readFile(id);
}

/**
 * Without facts about the organisation where none were on record: bundles sealed before there were any stay the same to the byte. So do
 * those of a record that was joined to another one: its number is the one that it had.
 */
function reportOf({
  userId: _,
  organisationId: _owner,
  answers: _answers,
  organisation,
  joinedFrom,
  ...rest
}: Subject) {
  const subject = { ...rest, system: { ...rest.system, id: joinedFrom ?? rest.system.id } };
  return organisation ? { ...subject, organisation } : subject;
}

/** Of the questions that the assessment asked. */
function answersIn(subject: Subject, evidence: readonly ShownEvidence[]) {
  const given = new Map(subject.answers.map(({ questionId, answer, score }) => [questionId, { answer, score }]));
  return applicable(bankOf(subject.bankVersion), answersOf(subject)).map(
    ({ id, category, question, options, citation }) => {
      const { answer, score } = given.get(id) ?? { answer: null, score: null };
      const label = options?.find(({ value }) => value === answer)?.label ?? answer;
      const files = evidence.filter(({ supports }) => supports === id).map(file => file.id);
      return { id, category, question, answer, label, score, citation, evidence: files };
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

/** What its documents bear: now, or then. */
async function letterheadIn(ctx: RequestContext, snapshot: Snapshot | null): Promise<Letterhead | null> {
  if (!snapshot) return letterheadOf(ctx);
  const { assessmentId, letterhead } = snapshot;
  return letterhead === undefined ? decideLetterhead(assessmentId, await letterheadOf(ctx)) : letterhead;
}

/** Each document, for people to read and for machines. */
async function drawn(
  ctx: RequestContext,
  documents: readonly VersionOf[],
  letterhead: Letterhead | null,
): Promise<Written[]> {
  const drafts = documents.map(({ type, version }) => {
    const { provenance, createdAt } = version;
    const content = withFilled(version.content, version.filled);
    return {
      path: `documents/${type}-v${version.number}`,
      draft: { content: onPaper(version), mark: testModeMark(provenance), letterhead },
      data: { provenance, approval: approvalIn(version), createdAt, content },
    };
  });
  if (drafts.length === 0) return [];
  const files = await ctx.drawing.files(
    drafts.flatMap(({ draft }) => [
      { ...draft, format: 'html' },
      { ...draft, format: 'txt' },
    ]),
  );
  return drafts.flatMap(({ path, data }, at): Written[] => [
    { path: `${path}.html`, content: files[2 * at] ?? Buffer.alloc(0) },
    { path: `${path}.txt`, content: files[2 * at + 1] ?? Buffer.alloc(0) },
    json(`${path}.json`, data),
  ]);
}

/** With the reviewer's comment; without a hash where an earlier release has noted none, so that those bundles stay the same to the byte. */
function approvalIn(version: Version) {
  const approval = approvalOf(version);
  if (!approval?.hash) return approval && { name: approval.name, by: approval.by, at: approval.at };
  return { ...approval, comment: version.review?.comment ?? null };
}
