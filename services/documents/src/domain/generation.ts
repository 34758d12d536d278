import type { Verdict } from '@aicp/contracts/rights/entitlement';

/** The right by which a document is generated: bought, included in the plan, or allowed in a trial. */
export type Right = 'purchase' | 'plan' | 'trial';

export type Generation = {
  /** The id of an order; a later order replaces it. */
  order: string;
  state: 'generating' | 'generated' | 'failed';
  right: Right;
  /** The month whose allowance it uses, "2026-11"; null unless it is included in a plan. */
  shareOf: string | null;
  /** Not paid with money: by a test card for the document or the plan, or in a trial. */
  testMode: boolean;
  requestedBy: number;
  /** The price in a trial, or the reason of a failure. */
  message: string | null;
  startedAt: Date;
};

/** The time after which an unfinished generation can be started again. If its job still arrives, the job does nothing. */
const GIVEN_UP_MS = 10 * 60_000;

/** Whether a generation is in progress that another request should join. */
export function isUnderWay(generation: Generation | null, now: Date): boolean {
  return generation?.state === 'generating' && now.getTime() - generation.startedAt.getTime() < GIVEN_UP_MS;
}

/** "2026-11": plans include documents by calendar month, UTC. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

export function begin(
  { order, requestedBy }: { order: string; requestedBy: number },
  verdict: Extract<Verdict, { allowed: true }> & { right?: Right },
  {
    boughtInTestMode,
    sandboxMode,
    plansOff,
    isAgain,
  }: Record<'boughtInTestMode' | 'sandboxMode' | 'plansOff' | 'isAgain', boolean>,
  now: Date,
): Generation {
  const right = verdict.right ?? 'plan';
  return {
    order,
    state: 'generating',
    right,
    // A document that an earlier assessment of the system has does not count again.
    shareOf: right === 'plan' && !plansOff && !isAgain ? monthOf(now) : null,
    // In sandbox mode the plan may be paid by a test card; a purchase with money stays valid. Without plans, nothing is unpaid.
    testMode: { trial: true, purchase: boughtInTestMode, plan: sandboxMode && !plansOff }[right],
    requestedBy,
    message: verdict.notice,
    startedAt: now,
  };
}
