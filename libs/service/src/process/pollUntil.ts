/**
 * Polls until there is a value: for reading another service's copy right after a write.
 * @param read undefined or null means: not yet
 * @returns the value, or undefined after `timeoutMs`
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
