import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { DutyProof } from '@aicp/contracts/dutyProof';
import type { RoomLogEntry } from '@aicp/contracts/events/fillRoom';
import type { RoomSection } from '@aicp/contracts/inputs/rooms';
import type { ReportHead } from './roomPart.ts';
import type { ActionCopy, PrintedName } from './trail.ts';
import { namer } from './trailFiles.ts';

/** A file in an audit room, next to what it proves. People are numbers; dates are ISO texts. */
export type ItemFile = {
  id: number;
  name: string;
  /** In the evidence library. */
  title: string;
  bytes: number;
  sha256: string;
  uploadedBy: number;
  uploadedAt: string;
  effectiveFrom: string | null;
  validUntil: string | null;
};

/** The latest report of a system under a law. */
type LatestReport = Omit<ReportHead, 'system' | 'completedAt' | 'approvedAt'> & {
  id: number;
  jurisdiction: Jurisdiction;
  completedAt: string;
  approvedAt: string | null;
  approvedBy: number | null;
};

/** An action of the organisation as a whole that is not closed. */
type ItemAction = Pick<ActionCopy, 'id' | 'title' | 'state' | 'stateAt' | 'stateBy' | 'due' | 'dueWords'> & {
  owner: number | null;
};

/** The stored form of each item about the organisation as a whole, by section. */
export type ItemData = {
  systems: {
    id: number;
    name: string;
    systemType: string | null;
    jurisdiction: Jurisdiction;
    owner: number | null;
    /** The status in words; null if it is not recorded. */
    status: string | null;
    isArchived: boolean;
    /** ISO date. */
    heldUntil: string | null;
    /** Empty while the system is not assessed. */
    reports: LatestReport[];
  };
  policies: {
    id: number;
    title: string;
    owner: number | null;
    reviewOn: string | null;
    /** The titles of the duties that it covers. */
    duties: string[];
    /** The approved version. */
    version: number;
    text: string | null;
    writtenBy: number;
    writtenAt: string;
    approvedBy: number | null;
    approvedAt: string | null;
    readBy: number;
    members: number;
    files: ItemFile[];
  };
  records: {
    id: number;
    kind: 'managementReview' | 'internalAudit';
    title: string;
    heldOn: string;
    participants: string[];
    minutes: string | null;
    decisions: string | null;
    writtenBy: number;
    writtenAt: string;
    files: ItemFile[];
  };
  duties: {
    id: string;
    jurisdiction: Jurisdiction;
    title: string;
    citation: string;
    /** The answer in words; null if unanswered. */
    answer: string | null;
    answeredBy: number | null;
    answeredAt: string | null;
    reviewOn: string | null;
    proof: DutyProof | null;
    /** ISO date of the proof. */
    asOf: string;
    /** The organisation's action on its gap; null without one. */
    action: ItemAction | null;
    /** The title of the policy that covers the duty. */
    policy: string | null;
    files: ItemFile[];
  };
  log: RoomLogEntry;
};

/** A thing of the organisation as a whole in an audit room, with its state at the creation of the room. */
export type RoomItem<Section extends RoomSection = RoomSection> = {
  room: number;
  organisationId: number;
  section: Section;
  /** Its position in the section, from 0. */
  place: number;
  /** The system that it is about; null outside the inventory section. */
  systemId: number | null;
  fileIds: readonly number[];
  names: readonly PrintedName[];
  /** The text that readers can search, in lower case, without people's names. */
  words: string;
  data: ItemData[Section];
};

const PEOPLE = ['owner', 'writtenBy', 'approvedBy', 'answeredBy', 'uploadedBy', 'stateBy', 'by'];

/** The numbers of the people named in an item's data. */
export function peopleIn(data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap(peopleIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (PEOPLE.includes(name)) return typeof value === 'number' ? [value] : [];
    return name === 'details' ? (value as unknown[]).filter(part => typeof part === 'number') : peopleIn(value);
  });
}

/** An item for readers: with the names of its people, and which of its files are deleted. */
export function shownItem({ data, names }: Pick<RoomItem, 'data' | 'names'>, isGone: (file: number) => boolean) {
  const person = namer(names);
  const told = (part: unknown) => (typeof part === 'number' ? (person(part)?.name ?? 'Former member') : part);
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        if (PEOPLE.includes(name)) return [name, person(member)];
        if (name === 'details') return [name, (member as unknown[]).map(told).join('')];
        if (name === 'files')
          return [name, (member as ItemFile[]).map(file => ({ ...(shown(file) as object), isGone: isGone(file.id) }))];
        return [name, shown(member)];
      }),
    );
  };
  return shown(data) as Record<string, unknown>;
}
