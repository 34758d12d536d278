import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './binary.ts';

const QUIET_MS = 10_000;
const KEPT = 3;
/** Deprecations and similar warnings are for developers, who find them in the log. */
const NODE_WARNING = /^\((node:\d+\)|Use `node )/;

/** Renames `<name>.log` to `<name>.1.log` and so on, and keeps the last few runs. */
export function rotateLog(logsDir: string, name: string): string {
  mkdirSync(logsDir, { recursive: true });
  const path = (age: number) => join(logsDir, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = KEPT - 1; age >= 0; age--) if (existsSync(path(age))) renameSync(path(age), path(age + 1));
  return path(0);
}

/**
 * Writes a child's output to `DATA_DIR/logs`, and repeats its warnings and errors in the terminal. The same sentence is repeated at most
 * every ten seconds.
 */
export function createChildLog(logsDir: string, name: string, say: Say) {
  const path = rotateLog(logsDir, name);
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  const lastSaid = new Map<string, number>();
  let rest = '';

  function tell(line: string) {
    const text = summaryOf(line);
    if (!text || Date.now() - (lastSaid.get(text) ?? 0) < QUIET_MS) return;
    if (lastSaid.size > 1000) lastSaid.clear();
    lastSaid.set(text, Date.now());
    say(`${name}: ${text}`);
  }

  return {
    path,
    write: (chunk: Buffer) => {
      file.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) tell(line);
    },
    close: () => file.end(),
  };
}

/** One terminal line for a pino line of level warn (40) or above. Other text is a crash and is shown completely. */
function summaryOf(line: string): string | undefined {
  if (NODE_WARNING.test(line)) return undefined;
  if (!line.startsWith('{')) return line.trim() || undefined;
  try {
    const { level, msg = '', err } = JSON.parse(line);
    if (level < 40) return undefined;
    const kind = level < 50 ? 'warning' : 'error';
    return `${kind}: ${[msg, err?.message].filter((part, at, all) => part && all.indexOf(part) === at).join(': ')}`;
  } catch {
    return line;
  }
}
