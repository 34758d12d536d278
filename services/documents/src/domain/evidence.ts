import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import {
  type EvidenceFields,
  type EvidenceKind,
  type EvidenceLinkKind,
  evidenceFields,
} from '@aicp/contracts/entities/evidence';
import { type FileEnding, fileStorage, mediaTypes } from '@aicp/contracts/limits';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import { sameLine } from '@aicp/contracts/text';
import { firstCharacters } from './firstCharacters.ts';

/** A file in an organisation's library. A replacement becomes its next version; nothing is overwritten. */
export type EvidenceFile = Omit<EvidenceFields, 'title' | 'kind'> & {
  id: number;
  userId: number;
  organisationId: number;
  /** The number of the member who uploaded this version, even if they have left. */
  uploadedBy: number;
  /** The number of the member who added the first version. */
  addedBy: number;
  title: string;
  kind: EvidenceKind;
  /** The sanitised original name. */
  name: string;
  ending: FileEnding;
  bytes: number;
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
  /** From 1. */
  version: number;
  uploadedAt: Date;
  /** Its next version. */
  replacedBy: number | null;
  /** When it was removed from current use; earlier reports keep it. */
  removedAt: Date | null;
  /** The reason for deleting its bytes everywhere, including earlier reports. */
  removalReason: string | null;
  /** Whether reports of earlier assessments or audit rooms keep the file with its bytes. */
  isKept: boolean;
};

/** A link of a file, as listed in an assessment. */
export type Supports = {
  /** The assessment that it was linked for; represents the system under that law. Null for a duty of the organisation. */
  assessmentId: number | null;
  systemId: number;
  jurisdiction: Jurisdiction;
  /** A question of the bank ("eu-10"), a QMS requirement ("qms-4") or an own action ("action-12"). */
  supports: string;
  link: LinkRef;
};

/** A link with its target. The id of a duty can differ from that of the question that answers it. */
type LinkRef = { linkId: number; kind: EvidenceLinkKind; id: string };

/**
 * A file that proves an answer or a QMS requirement. There is one for each of its links to a system under a law, or to an organisation
 * duty under that law.
 */
export type Evidence = EvidenceFile & Supports;

/** A file as shown in a report: as it is now, or as of the date when the report became fixed (ISO date). */
export type ShownEvidence = Omit<Evidence, 'userId'> & { asOf?: string };

/** The question that a file supports; null for a QMS requirement or an own action. */
export function questionOf({ supports }: Pick<Evidence, 'supports'>): string | null {
  return parseOwnActionRef(supports) || qmsRequirements.some(({ id }) => id === supports) ? null : supports;
}

/** Enough for many files for each question and requirement, and a limit for every list. */
export const MAX_EVIDENCE = 200;
/** The most files for one organisation duty; each is listed for every system under the law. */
export const MAX_DUTY_FILES = 100;
/** The maximum number of links per file, enough for a policy that covers 500 systems. */
export const MAX_LINKS = 500;
/** The number of days before expiry from which a file expires soon. */
export const EXPIRING_DAYS = 90;

export type Storage = { used: number; limit: number; isNearlyFull: boolean };

export function storageOf(used: number): Storage {
  const { maxBytes: limit, warnFrom } = fileStorage;
  return { used, limit, isNearlyFull: used >= limit * warnFrom };
}

/** @returns the message to refuse a file with, or null if there is room */
export function storageFault(used: number, bytes: number): string | null {
  const { limit } = storageOf(used);
  return used + bytes <= limit
    ? null
    : `There is no room for this file: ${gigabytes(used)} of the ${gigabytes(limit)} GB for your account's files are used. Please remove files that you no longer need.`;
}

function gigabytes(bytes: number): string {
  return String(Math.floor((bytes / 1024 ** 3) * 100) / 100);
}

export type EvidenceState = 'present' | 'not yet' | 'expired' | 'replaced' | 'removed';

/** Whether a file counts today. Expired, replaced and removed files prove nothing. */
export function evidenceState(
  evidence: Pick<Evidence, 'effectiveFrom' | 'validUntil' | 'replacedBy' | 'removedAt'>,
  today: string,
): EvidenceState {
  if (evidence.removedAt) return 'removed';
  if (evidence.replacedBy !== null) return 'replaced';
  if (evidence.validUntil !== null && evidence.validUntil < today) return 'expired';
  return evidence.effectiveFrom !== null && evidence.effectiveFrom > today ? 'not yet' : 'present';
}

const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}/\\:*?"<>|]/gu;
const MAX_NAME_LENGTH = 200;
const MAX_TITLE = evidenceFields.title.longest;

/**
 * A name that is safe in every file system and header: no folders, no invisible or text-reversing characters, no leading or trailing dots
 * and spaces.
 * @returns null if nothing is left, or its ending is not accepted
 */
export function safeName(given: string): { name: string; ending: FileEnding } | null {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = base.replaceAll(UNSAFE, '').replaceAll(/^[. ]+|[. ]+$/g, '');
  const [, stem = '', written = ''] = /^(.+)\.([A-Za-z]+)$/.exec(name) ?? [];
  const ending = written.toLowerCase() === 'jpeg' ? 'jpg' : written.toLowerCase();
  if (stem.trim() === '' || !Object.hasOwn(mediaTypes, ending)) return null;
  return { name: `${firstCharacters(stem, MAX_NAME_LENGTH)}.${written}`, ending: ending as FileEnding };
}

/** The default title of a file: its name without the ending. */
export function titleOf(name: string): string {
  const whole = sameLine(name.replace(/\.[A-Za-z]+$/, '')) || name;
  return whole.length <= MAX_TITLE ? whole : firstCharacters(whole, MAX_TITLE / 4);
}
