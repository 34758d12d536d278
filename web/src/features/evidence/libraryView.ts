import type { EvidenceFilter } from '../../gql/graphql.ts';

/** The shown part of the library, as stored in the address. `file` is listed first. */
export type View = { search: string; kind: string; system: string; state: string; file: string };

export const wholeLibrary = { search: '', kind: '', system: '', state: '' };

export const viewIn = (query: URLSearchParams): View => ({
  search: query.get('search') ?? '',
  kind: query.get('kind') ?? '',
  system: query.get('system') ?? '',
  state: query.get('state') ?? '',
  file: query.get('file') ?? '',
});

export const queryOf = (view: View) => new URLSearchParams(Object.entries(view).filter(([, value]) => value));

export const hasFilters = ({ search, kind, system, state }: View) => !!(search || kind || system || state);

export const filterOf = ({ search, kind, system, state }: View): EvidenceFilter => ({
  search: search || null,
  kind: kind || null,
  system: system || null,
  state: state || null,
});
