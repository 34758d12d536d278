import { useLocation } from 'react-router-dom';
import type { Jurisdiction } from '../gql/graphql.ts';

let last: Jurisdiction = 'EU';

/** The law of a page; undefined if it covers both. */
function lawOf(pathname: string): Jurisdiction | undefined {
  if (/^\/uk\/(?!systems)/i.test(pathname)) return 'UK';
  return /^\/(dashboard|assessment|report)(\/|$)|\/annex-viii$/i.test(pathname) ? 'EU' : undefined;
}

/** The law of the page, and the law in use: that of the last page with a law. */
export function useLaw(): { ofPage: Jurisdiction | undefined; inUse: Jurisdiction } {
  const { pathname } = useLocation();
  const ofPage = lawOf(pathname);
  last = ofPage ?? (/^\/uk\//i.test(pathname) ? 'UK' : last);
  return { ofPage, inUse: last };
}
