import type { LinkActor } from '@aicp/contracts/actor';
import type { RequestContext } from '../context.ts';
import type { Link } from '../store/links.ts';

/** What the links of a kind are made to, and what the holder of one may ask for. */
export type LinksOfKind = {
  /**
   * What a link of it shows, of the organisation's own things, and the systems that these are about.
   * @throws DomainError NOT_FOUND for a thing that is not there, CONFLICT for one that may not leave the organisation
   */
  prepare(
    ctx: RequestContext,
    maker: Maker,
    things: number[],
    /** For an audit room: what documents has fixed of them. */
    room: number | null,
  ): Promise<Pick<Link, 'reports' | 'room'> & { systemIds: number[] }>;
  scopeOf(link: Link): LinkActor['scope'];
};
export type Maker = { userId: number; organisationId: number };
