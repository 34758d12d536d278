import { getJson } from '../../client/getJson.ts';
import { isSignedIn, sessionLifetime, updateUser } from '../../client/session.ts';
import { settled } from '../../client/tracedFetch.ts';

/**
 * Loads the signed-in user's current plan. Separate from the session, because users stay signed in while the plan cannot be read. Without
 * a response the plan stays unchanged.
 */
export async function refreshPlan(): Promise<void> {
  await settled();
  if (!isSignedIn()) return;
  try {
    // The user may be signing out right now, and a guest has no plan.
    const { plan } = await getJson<{ plan: string }>('/api/subscription', sessionLifetime());
    updateUser({ plan });
  } catch {
    // Only the badge of the navigation bar is missing; pages that need the plan request it and report failures themselves.
  }
}
