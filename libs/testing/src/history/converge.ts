import type { Envelope } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import mongoose from 'mongoose';
import { isFull } from '../isFull.ts';
import { openHistory, type Rows } from './openHistory.ts';
import { shuffled } from './shuffled.ts';
import { type Apart, differences, type Mark, markOf, movedBetween, storedState, type Unlike } from './storedState.ts';

/** Number of shuffles after the backward delivery. */
const SHUFFLES = isFull ? 50 : 2;
/** More orders are tried until each handler has written and dropped something, up to this number. */
const MAX_SHUFFLES = 50;

type Reasons = Record<string, string>;

export type Converging = {
  service: ServiceName;
  /** Names of the events that the service handles. */
  handled: readonly string[];
  deliver(heard: Envelope): Promise<void>;
  /** The service's own write when it published an event, by the event's name. */
  own?: Record<string, (heard: Envelope) => Promise<void>>;
  /** Runs after all events are delivered. */
  settle?(): Promise<void>;
  /** Fields that may depend on the order. */
  unlike?: Unlike;
  /** Rows that may depend on the order. */
  apart?: Apart;
  /** Jobs that another order may omit, but never repeat. */
  fewer?: readonly string[];
  /** Writes that precede the whole history, in every order. */
  begin?(): Promise<void>;
  /** Collections to which every event adds a row, late or not. */
  journals?: readonly string[];
  /** Handlers that write nothing in this history, by event name, with the reason. */
  neverWrites?: Reasons;
  /** Handlers that never drop a late event, by event name, with the reason. */
  neverDrops?: Reasons;
};

/**
 * Delivers the recorded history to a service in order, then backwards, then shuffled with repeats, each time on the service's own rows.
 * @returns one sentence per difference, and one per handler that never wrote or never dropped a late event
 */
export async function converge(converging: Converging): Promise<string[]> {
  const { service, handled, deliver, own = {}, begin, settle, unlike = {}, apart = {}, fewer = [] } = converging;
  const { journals = [], neverWrites = {}, neverDrops = {} } = converging;
  const db = openDb();
  const { events, rows } = openHistory();
  const concerning = events.filter(({ name }) => handled.includes(name) || name in own);

  /**
   * Retries failed events after the others, as a queue does.
   * @param isWatched whether `saw` is called with the collections that the event changed
   */
  async function play(
    list: readonly Envelope[],
    isWatched: (heard: Envelope) => boolean,
    saw: (heard: Envelope, changed: string[]) => void,
  ): Promise<void> {
    const begun = new Set<string>();
    /** The state now, or null if unknown. */
    let mark: Mark | null = null;
    await reset(db, rows[service]);
    await begin?.();
    for (let waiting = list; waiting.length > 0; ) {
      const failed: Envelope[] = [];
      let reason: unknown;
      for (const heard of waiting) {
        const isFirst = !begun.has(heard.id);
        begun.add(heard.id);
        const act = isFirst ? own[heard.name] : undefined;
        if (act) {
          await act(heard);
          mark = null;
        }
        if (!handled.includes(heard.name)) continue;
        const before = isFirst && isWatched(heard) ? (mark ?? (await markOf(db))) : null;
        mark = null;
        try {
          await deliver(heard);
        } catch (error) {
          failed.push(heard);
          reason = error;
          continue;
        }
        if (!before) continue;
        mark = await markOf(db);
        saw(heard, movedBetween(before, mark));
      }
      if (failed.length === waiting.length) throw reason;
      waiting = failed;
    }
    await settle?.();
  }

  const wrote = new Set<string>();
  const effective = new Set<string>();
  await play(
    concerning,
    () => true,
    ({ id, name }, changed) => {
      if (changed.length > 0) wrote.add(name);
      if (changed.some(collection => !journals.includes(collection))) effective.add(id);
    },
  );
  const expected = await storedState(db, unlike, apart);

  // The full run also proves that each exception is still needed.
  const isOpen = (name: string, exceptions: Reasons) => isFull || !(name in exceptions);
  const dropped = new Set<string>();
  const isIdle = (name: string) => !wrote.has(name) && !(name in neverWrites);
  const isGreedy = (name: string) => wrote.has(name) && !dropped.has(name) && !(name in neverDrops);
  const isShown = () => !handled.some(name => isIdle(name) || isGreedy(name));
  let found: string[] = [];
  for (let seed = 0; found.length === 0 && seed <= (isShown() ? SHUFFLES : MAX_SHUFFLES); seed++) {
    await play(
      seed === 0 ? concerning.toReversed() : shuffled(concerning, seed),
      ({ id, name }) =>
        (!wrote.has(name) && isOpen(name, neverWrites)) ||
        (effective.has(id) && !dropped.has(name) && isOpen(name, neverDrops)),
      ({ id, name }, changed) => {
        if (changed.length > 0) wrote.add(name);
        if (effective.has(id) && changed.every(collection => journals.includes(collection))) dropped.add(name);
      },
    );
    found = differences(expected, await storedState(db, unlike, apart), fewer).map(
      difference => `shuffle ${seed}: ${difference}`,
    );
  }
  return [
    ...found,
    ...handled.filter(isIdle).map(name => `${name} never wrote anything`),
    ...handled.filter(isGreedy).map(name => `${name} never left out what came late`),
    ...Object.keys(neverWrites)
      .filter(name => wrote.has(name))
      .map(name => `${name} has written something`),
    ...Object.keys(neverDrops)
      .filter(name => dropped.has(name))
      .map(name => `${name} has left something out`),
  ];
}

function openDb(): mongoose.mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error('MongoDB is closed');
  return db;
}

async function reset(db: mongoose.mongo.Db, rows: Rows = {}): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (!name.startsWith('system.')) await db.collection(name).deleteMany();
  for (const [name, seeds] of Object.entries(rows)) if (seeds.length > 0) await db.collection(name).insertMany(seeds);
}
