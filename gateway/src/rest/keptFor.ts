/**
 * Makes an answer once in so many milliseconds, for everybody who asks with the same key. Those who ask meanwhile wait for the same
 * one; a failure is not kept. For answers that are the same for everybody, with few keys.
 */
export function keptFor<Answer>(ms: number): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key, make) => {
    const found = kept.get(key);
    if (found && Date.now() < found.until) return found.answer;
    const answer = make();
    kept.set(key, { until: Date.now() + ms, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
