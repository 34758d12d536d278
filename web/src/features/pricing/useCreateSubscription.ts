import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../../client/failure.ts';
import { postJson } from '../../client/postJson.ts';
import type { Plan } from './Plan.ts';

type Created = { subscriptionId: string; clientSecret: string | null };
type Outcome = { onCreated: (plan: Plan, created: Created) => void; onFailure: (failure: Failure) => void };

/** Begins a subscription; one at a time, however often the buttons are pressed. */
export function useCreateSubscription({ onCreated, onFailure }: Outcome) {
  const [pending, setPending] = useState<string>();
  const busy = useRef(false);

  async function subscribe(plan: Plan) {
    if (busy.current) return;
    busy.current = true;
    setPending(plan.id);
    try {
      onCreated(plan, await postJson<Created>('/api/create-subscription', { planId: plan.id }));
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  }

  return { pending, subscribe };
}
