type Options = { mostBytes?: number; forMs?: number };

/**
 * Caches results by key, for some minutes and up to some megabytes; concurrent callers wait for the same result. Failures are not cached.
 */
export function ttlCache({ mostBytes = 32 * 1024 * 1024, forMs = 5 * 60_000 }: Options = {}) {
  /** Oldest first. */
  const kept = new Map<string, { bytes: Promise<Uint8Array>; size: number; timer: NodeJS.Timeout }>();
  let total = 0;

  function drop(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    kept.delete(key);
    total -= entry.size;
  }

  return (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const before = kept.get(key);
    if (before) return before.bytes;
    const entry = { bytes: make(), size: 0, timer: setTimeout(() => drop(key), forMs).unref() };
    kept.set(key, entry);
    entry.bytes.then(
      ({ byteLength }) => {
        if (kept.get(key) !== entry) return;
        entry.size = byteLength;
        total += byteLength;
        for (const oldest of kept.keys()) {
          if (total <= mostBytes) break;
          drop(oldest);
        }
      },
      () => drop(key),
    );
    return entry.bytes;
  };
}
