import type { LinkKind } from '@aicp/contracts/inputs/links';
import type { Actor } from '@aicp/contracts/rights/actor';
import { DUTIES_ROUTES, REPORT_LINK_ROUTES } from './sharedReports.ts';
import { REQUEST_LINK_ROUTES } from './sharedRequest.ts';
import { ROOM_LINK_ROUTES } from './sharedRooms.ts';

/** The only routes that a recipient of a shared link may call, by the kind of the link. */
const FOR_LINKS: Record<LinkKind, ReadonlySet<string>> = {
  report: new Set([...REPORT_LINK_ROUTES, ...DUTIES_ROUTES]),
  room: new Set([...REPORT_LINK_ROUTES, ...ROOM_LINK_ROUTES]),
  request: REQUEST_LINK_ROUTES,
};

/** Whether an actor uses a link to request something outside that kind of link. */
export function isOutsideLinkScope(actor: Actor, url: string): boolean {
  return actor.kind === 'link' && !FOR_LINKS[actor.scope.kind].has(url);
}
