import { failedAnswer } from '../../client/failedAnswer.ts';
import { postJson } from '../../client/postJson.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';

/** The content of a link, and the pass to read it. */
export type OpenedLink = {
  pass: string;
  kind: 'report' | 'room' | 'request';
  organisation: string;
  label: string | null;
  /** The creator's message. */
  message: string | null;
  /** The system's name, for a supplier request. */
  system: string | null;
  createdAt: string;
  expiresAt: string;
  reports: { id: number; system: string; jurisdiction: 'EU' | 'UK'; completedAt: string }[];
};

/** A user signed in to the product in this browser opens the link like everyone else, so no cookie is sent. */
const withoutCookies: typeof tracedFetch = (path, init) => tracedFetch(path, { ...init, credentials: 'omit' });

/** `failureOf` can read whatever it throws. */
export function openLink(secret: string, passcode: string | undefined): Promise<OpenedLink> {
  return postJson('/api/links/open', { secret, ...(passcode && { passcode }) }, withoutCookies);
}

/** Fetches content of the link by its path. `failureOf` can read whatever it throws. */
export async function fetchByLink({ pass }: OpenedLink, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${pass}` };
  const answer = await withoutCookies(path, { ...init, headers });
  if (answer.ok) return answer;
  throw failedAnswer(answer, await answer.text());
}
