import type { RequestInput } from '@aicp/contracts/inputs/requests';
import type { LinkActor } from '@aicp/contracts/rights/actor';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext, WorkerContext } from '../../context.ts';
import type { Link } from '../../store/links.ts';

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
  ): Promise<Pick<Link, 'reports' | 'room' | 'systemId'> & { systemIds: number[] }>;
  /** Where another service has to say what it shows: asks for it, in the transaction in which it is made. */
  announce?(tx: Transaction, link: Link, wish: RequestInput | null): void;
  /**
   * Waits for that.
   * @throws DomainError NOT_FOUND when the service knows of no such thing, UNAVAILABLE when it has not answered in time
   */
  settle?(ctx: WorkerContext, link: Link): Promise<Link>;
  scopeOf(link: Link): LinkActor['scope'];
};
export type Maker = { userId: number; organisationId: number };
