import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { getJson } from './getJson.ts';

type Loaded<Answer> = { data?: Answer; failure?: Failure };

/** What a REST path answers, for pages that show before Apollo is there. Without a path nothing is asked. */
export function useGet<Answer>(path: string | undefined): Loaded<Answer> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({});
  const asked = useRef(0);

  const reload = useCallback(() => {
    asked.current += 1;
    const attempt = asked.current;
    const show = (next: Loaded<Answer>) => attempt === asked.current && setLoaded(next);
    setLoaded({});
    if (!path) return;
    getJson<Answer>(path).then(
      data => show({ data }),
      error => show({ failure: failureOf(error) }),
    );
  }, [path]);

  useEffect(reload, [reload]);
  return { ...loaded, reload };
}
