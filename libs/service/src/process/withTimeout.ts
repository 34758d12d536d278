/**
 * The work's result, unless it takes too long. The work itself continues.
 * @throws Error 'no answer' after `ms`
 */
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer')), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
