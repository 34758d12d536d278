import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_ROOM_LOG_MONTHS, MAX_ROOM_REPORTS, ROOM_PAGE } from '../limits.ts';
import { type Actor, outsideLinkScope } from '../rights/actor.ts';
import { SerialId } from '../serialId.ts';

/** The most evidence files of one report that can be chosen. */
const MAX_FILES = 200;

const noneTwice = (reports: readonly { report: number }[]) =>
  new Set(reports.map(({ report }) => report)).size === reports.length;
const bounded = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'must name a report').max(MAX_ROOM_REPORTS, `must be at most ${MAX_ROOM_REPORTS}`);

/** The contents of an audit room from one report. Omitted: everything that may leave the organisation. */
export const RoomReportInput = z.object({
  report: SerialId,
  /** Their ids. */
  documents: z.array(z.string().max(60)).max(10).nullish(),
  evidence: z.array(SerialId).max(MAX_FILES, `must be at most ${MAX_FILES}`).nullish(),
  /** The audit bundle, which contains every document and file of the report. */
  bundle: z.boolean().nullish(),
});

/** The parts of an audit room about the organisation as a whole. */
export const ROOM_SECTIONS = ['systems', 'policies', 'records', 'duties', 'log'] as const;
export type RoomSection = (typeof ROOM_SECTIONS)[number];
export const RoomSectionName = z.enum(ROOM_SECTIONS);

/** The parts of the organisation as a whole that an audit room shows. Omitted parts are shown, except the log. */
export const RoomOrganisationInput = z.object({
  /** The inventory of all AI systems, assessed or not. */
  systems: z.boolean().nullish(),
  /** Approved policies, management reviews and internal audits. */
  policies: z.boolean().nullish(),
  /** The organisation duties. */
  duties: z.boolean().nullish(),
  /** The number of months of the log, up to the room's creation. */
  logMonths: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(MAX_ROOM_LOG_MONTHS, `must be at most ${MAX_ROOM_LOG_MONTHS}`)
    .nullish(),
});

export const PrepareRoomInput = z.object({
  reports: bounded(RoomReportInput).refine(noneTwice, 'must name each report once'),
  organisation: RoomOrganisationInput.nullish(),
});

/** The fields of `renewRoom`: the reports to show now, each with the same choices as the previous one on its system. */
export const RenewRoomInput = z.object({ room: SerialId, reports: bounded(SerialId) });

/** A page of a room, from 1, and the content of its reports. */
export const RoomPageInput = z.object({
  page: z.coerce.number().int().min(1, 'must be at least 1').max(MAX_ROOM_REPORTS).default(1),
  first: z.coerce.number().int().min(1).max(ROOM_PAGE, `must be at most ${ROOM_PAGE}`).default(ROOM_PAGE),
  search: z.string().max(MAX_NAME_LENGTH, `must be at most ${MAX_NAME_LENGTH} characters`).nullish(),
});

/**
 * The caller's room.
 * @throws DomainError FORBIDDEN for everyone without a link to a room
 */
export function requireRoomLink(actor: Actor): {
  organisationId: number;
  link: number;
  room: number;
  reports: readonly number[];
} {
  if (actor.kind !== 'link' || actor.scope.kind !== 'room') throw outsideLinkScope();
  const { room, reports } = actor.scope;
  return { organisationId: actor.organisationId, link: actor.link, room, reports };
}
