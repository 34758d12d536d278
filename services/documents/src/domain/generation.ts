import type { Verdict } from '@aicp/contracts/rights/entitlement';

/** By what right a document is generated: bought, included in the plan, or let through by a trial. */
export type Right = 'purchase' | 'plan' | 'trial';

/** How a document's generation stands. */
export type Generation = {
  /** One order; a later one takes its place. */
  order: string;
  state: 'generating' | 'generated' | 'failed';
  right: Right;
  /** The month whose share it takes, "2026-11"; null unless by a plan. */
  shareOf: string | null;
  /** Not paid with money: a test card for the document or the plan, or a trial. */
  testMode: boolean;
  /** The person who ordered it. */
  requestedBy: number;
  /** What the trial says it would cost, or why it failed. */
  message: string | null;
  startedAt: Date;
};

/** After this a generation that no one finished may be started again; its job, if it still comes, is moot. */
const GIVEN_UP_MS = 10 * 60_000;

/** Whether a generation is under way that another request should join. */
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
    // What an earlier assessment of the system has does not count again.
    shareOf: right === 'plan' && !plansOff && !isAgain ? monthOf(now) : null,
    // In sandbox mode the plan in force is one that a test card paid for; what was bought with money stays bought.
    // Where there are no plans, nothing is unpaid.
    testMode: { trial: true, purchase: boughtInTestMode, plan: sandboxMode && !plansOff }[right],
    requestedBy,
    message: verdict.notice,
    startedAt: now,
  };
}
