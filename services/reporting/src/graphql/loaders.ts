import type { Actor } from '@aicp/contracts/actor';
import DataLoader from 'dataloader';
import { findReports } from '../store/reports.ts';

export type Loaders = ReturnType<typeof loadersFor>;

/** One read per request, however many reports are asked for. A guest owns nothing. */
export function loadersFor(actor: Actor) {
  const owner = actor.kind === 'user' ? actor.userId : 0;
  // Not cached: whoever waits for a report asks for it again and again until it stands.
  return { report: new DataLoader((ids: readonly number[]) => findReports(owner, ids), { cache: false }) };
}
