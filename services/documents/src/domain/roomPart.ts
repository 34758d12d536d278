import type { Letterhead } from './branding.ts';
import type { Snapshot } from './snapshot.ts';

/** What an audit room shows of one report: what stood when the room was made, and which of it was chosen. */
export type RoomPart = Omit<Snapshot, 'letterhead'> & {
  room: number;
  /** How many reports the room was made of: those that are gone since are known by that. */
  size: number;
  letterhead: Letterhead | null;
  /** The ids of the documents, and the numbers of the files, that were chosen. */
  documentIds: readonly string[];
  fileIds: readonly number[];
  /** The root of the audit bundle; null where it was not chosen. */
  root: string | null;
};
