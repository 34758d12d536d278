import { DomainError } from '@aicp/contracts/domainError';

type Waiting = { since: number; start(): void; refuse(): void };

/**
 * Runs work a few at a time, in turn by lane: a lone waiter in a lane is next, however many wait in others.
 * @param atOnce how much may run at once
 * @param inLane how many may wait in one lane
 * @param inAll how many may wait in all lanes; beyond that the longest lane gives up its last waiter
 * @param longestMs after which an answer would come too late
 */
export function fairTurns({
  atOnce,
  inLane,
  inAll,
  longestMs,
}: Record<'atOnce' | 'inLane' | 'inAll' | 'longestMs', number>) {
  // A map keeps its order: the first lane is served and moves to the end.
  const lanes = new Map<string, Waiting[]>();
  let underWay = 0;
  let waiting = 0;

  function next(): void {
    const [first] = lanes;
    if (!first || underWay >= atOnce) return;
    const [lane, queue] = first;
    const turn = queue.shift();
    lanes.delete(lane);
    if (queue.length > 0) lanes.set(lane, queue);
    if (!turn) return;
    waiting--;
    if (performance.now() - turn.since > longestMs) turn.refuse();
    else turn.start();
    next();
  }

  /** Makes room for one more in a lane; false if that lane is itself the longest. */
  function makeRoom(length: number): boolean {
    if (waiting < inAll) return true;
    const longest = [...lanes.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= length) return false;
    longest.pop()?.refuse();
    waiting--;
    return true;
  }

  /**
   * @param lane groups work that shares a turn
   * @param observe receives the waiting time in seconds
   * @throws DomainError UNAVAILABLE if too many are waiting
   */
  return <Result>(lane: string, work: () => Promise<Result>, observe: (seconds: number) => void): Promise<Result> =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const refuse = () => reject(tooMany());
      const queue = lanes.get(lane) ?? [];
      if (queue.length >= inLane || !makeRoom(queue.length)) return refuse();
      const start = () => {
        underWay++;
        observe((performance.now() - since) / 1000);
        work()
          .then(resolve, reject)
          .finally(() => {
            underWay--;
            next();
          });
      };
      queue.push({ since, start, refuse });
      lanes.set(lane, queue);
      waiting++;
      next();
    });
}

const tooMany = () =>
  new DomainError('UNAVAILABLE', 'Too many people are signing in at once. Please try again.', { retryAfter: 5 });
