import type { LinkKind } from '@aicp/contracts/links';
import type { LinksOfKind } from './linksOfKind.ts';
import { reportLinks } from './reportLinks.ts';
import { requestLinks } from './requestLinks.ts';
import { roomLinks } from './roomLinks.ts';

export const linkKinds: Record<LinkKind, LinksOfKind> = {
  report: reportLinks,
  room: roomLinks,
  request: requestLinks,
};
