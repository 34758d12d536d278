const LONGEST = 160;
const HIDDEN = '[…]';

/** Why a job failed, in one line, without the texts it was about, addresses and what stands in quotes. */
export function reasonOf(reason: string, data: unknown): string {
  const [line = ''] = reason.split('\n');
  const named = textsIn(data).reduce((text, secret) => text.replaceAll(secret, HIDDEN), line);
  return named
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+/g, HIDDEN)
    .replaceAll(/"[^"]*"|'[^']*'/g, HIDDEN)
    .slice(0, LONGEST);
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length > 2 ? [data] : [];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}
