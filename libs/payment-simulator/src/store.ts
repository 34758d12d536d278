import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { StripeError } from './StripeError.ts';

/** A stored value: one of Stripe's objects, or a note of the simulator. */
export interface Stored {
  id: string;
  object: string;
}

export interface Store {
  get<T extends Stored>(object: T['object'], id: string): T | undefined;
  /** An object of any kind, for `expand`. */
  find(id: string): Stored | undefined;
  /** Newest first. */
  all<T extends Stored>(object: T['object']): T[];
  put<T extends Stored>(value: T): T;
  remove(value: Stored): void;
  /** Stores everything that `work` writes or, if it throws, nothing (card errors excepted). */
  transaction<T>(work: () => T): T;
  /** Rewrites the journal to the current data after the running transaction, so that replaced and removed data is on no disk. */
  forget(): void;
  close(): void;
}

/** A line of the journal: the values written by one transaction, and the ids of the removed ones. */
type Line = [written: Stored[], removed: string[]];

/**
 * Objects in memory and on disk. A transaction is one appended line, so a killed process leaves whole transactions; an incomplete last
 * line counts as never written. Opening rewrites the journal to the current data. Objects are never changed in place.
 */
export function openStore(path: string, keep: (value: Stored) => boolean = () => true): Store {
  const byId = new Map<string, Stored>();
  const byKind = new Map<string, Map<string, Stored>>();
  /** The values replaced by the running transaction. */
  let before: Map<string, Stored | undefined> | undefined;

  function set(id: string, value: Stored | undefined): void {
    const old = byId.get(id);
    if (value) {
      byId.set(id, value);
      if (!byKind.has(value.object)) byKind.set(value.object, new Map());
      byKind.get(value.object)?.set(id, value);
    } else if (old) {
      byId.delete(id);
      byKind.get(old.object)?.delete(id);
    }
  }

  function write(id: string, value: Stored | undefined): void {
    if (!before) throw new Error('Data can only be written within a transaction.');
    if (!before.has(id)) before.set(id, byId.get(id));
    set(id, value);
  }

  for (const [written, removed] of readJournal(path)) {
    for (const value of written) set(value.id, value);
    for (const id of removed) set(id, undefined);
  }
  for (const value of [...byId.values()]) if (!keep(value)) set(value.id, undefined);
  let journal = rewrite();
  let forgetting = false;

  function rewrite(): number {
    writeFileSync(`${path}.new`, `${JSON.stringify([[...byId.values()], []])}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
    return openSync(path, 'a');
  }

  function finish(keepChanges: boolean): void {
    const changes = [...(before ?? [])];
    before = undefined;
    if (!keepChanges) for (const [id, value] of changes) set(id, value);
    else if (forgetting) {
      closeSync(journal);
      journal = rewrite();
    } else if (changes.length > 0) {
      const written = changes.flatMap(([id]) => byId.get(id) ?? []);
      const removed = changes.filter(([id]) => !byId.has(id)).map(([id]) => id);
      writeSync(journal, `${JSON.stringify([written, removed] satisfies Line)}\n`);
    }
    forgetting = false;
  }

  return {
    get: <T extends Stored>(object: T['object'], id: string) => byKind.get(object)?.get(id) as T | undefined,
    find: id => byId.get(id),
    all: <T extends Stored>(object: T['object']) => [...(byKind.get(object)?.values() ?? [])].reverse() as T[],
    put: value => {
      write(value.id, value);
      return value;
    },
    remove: value => write(value.id, undefined),
    transaction: work => {
      if (before) return work();
      before = new Map();
      try {
        const result = work();
        finish(true);
        return result;
      } catch (error) {
        finish(error instanceof StripeError && error.keepsChanges);
        throw error;
      }
    },
    forget: () => {
      forgetting = true;
    },
    close: () => closeSync(journal),
  };
}

function readJournal(path: string): Line[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.pop(); // empty after a whole line, torn after a kill
  return lines.map(line => JSON.parse(line) as Line);
}
