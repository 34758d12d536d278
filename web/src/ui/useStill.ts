import { useEffect, useState } from 'react';

/** The pause in typing before a request is sent. */
const STILL_MS = 250;

/** Returns a value once it has stayed the same for a moment. */
export function useStill<Value>(value: Value): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
