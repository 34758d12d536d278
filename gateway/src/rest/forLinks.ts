import type { LinkKind } from '@aicp/contracts/inputs/links';
import type { Actor } from '@aicp/contracts/rights/actor';
import { FOR_REPORT_LINKS } from './sharedReports.ts';
import { FOR_REQUEST_LINKS } from './sharedRequest.ts';
import { FOR_ROOM_LINKS } from './sharedRooms.ts';

/** The only routes of this door that someone with a link may call, by the kind of the link. */
const FOR_LINKS: Record<LinkKind, ReadonlySet<string>> = {
  report: FOR_REPORT_LINKS,
  room: new Set([...FOR_REPORT_LINKS, ...FOR_ROOM_LINKS]),
  request: FOR_REQUEST_LINKS,
};

/** Whether an actor has come by a link, and asks for something that links of its kind are not for. */
export function isOutsideLinkScope(actor: Actor, url: string): boolean {
  return actor.kind === 'link' && !FOR_LINKS[actor.scope.kind].has(url);
}
