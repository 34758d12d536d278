/**
 * Reads until there is something to read: how a reader meets another service's copy right after a write.
 * @param read undefined or null means: not yet
 * @returns what was read, or undefined when `timeoutMs` went by
 */
export async function pollUntil<Value>(
  read: () => Promise<Value | null | undefined>,
  timeoutMs = 5_000,
): Promise<Value | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (let pause = 10; ; pause = Math.min(pause * 1.5, 150)) {
    const value = await read();
    if (value !== null && value !== undefined) return value;
    if (Date.now() + pause > deadline) return undefined;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}
