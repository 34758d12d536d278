import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { getJson } from './getJson.ts';

type Loaded<Answer> = { data?: Answer; failure?: Failure };

/** Loads a REST path for pages without Apollo. Sends nothing without a path. Only the last attempt of a mounted page counts. */
export function useGet<Answer>(path: string | undefined): Loaded<Answer> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({});
  const attempt = useRef<AbortController>(undefined);

  const reload = useCallback(() => {
    attempt.current?.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setLoaded({});
    if (!path) return;
    getJson<Answer>(path, signal).then(
      data => signal.aborted || setLoaded({ data }),
      error => signal.aborted || setLoaded({ failure: failureOf(error) }),
    );
  }, [path]);

  useEffect(() => {
    reload();
    return () => attempt.current?.abort();
  }, [reload]);
  return { ...loaded, reload };
}
