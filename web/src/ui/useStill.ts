import { useEffect, useState } from 'react';

/** So long no one has typed before the server is asked. */
const STILL_MS = 250;

/** A value once it has stayed the same for a moment. */
export function useStill<Value>(value: Value): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
