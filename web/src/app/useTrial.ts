import { useEffect, useState } from 'react';

let product: Promise<{ trial: boolean }> | undefined;

/** Asked once per visit, beside the first paint and never in its way. Without an answer nothing is claimed. */
function loadProduct() {
  product ??= fetch('/api/product').then(
    answer => (answer.ok ? answer.json() : { trial: false }),
    () => ({ trial: false }),
  );
  return product;
}

/** Whether this is the embedded default, in which limits are advisory and nothing is charged. */
export function useTrial(): boolean {
  const [trial, setTrial] = useState(false);
  useEffect(() => {
    loadProduct().then(answer => setTrial(answer.trial));
  }, []);
  return trial;
}
