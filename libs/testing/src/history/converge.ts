import type { Envelope } from '@aicp/contracts/event';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import mongoose from 'mongoose';
import { openHistory, type Rows } from './openHistory.ts';
import { shuffled } from './shuffled.ts';
import { type Apart, differences, type Mark, markOf, movedBetween, storedState, type Unlike } from './storedState.ts';

/** How often the history is shuffled, once it was delivered backwards: a sample, or with `npm run proof` all of it. */
const isFull = process.env.PROOF === 'full';
const SHUFFLES = isFull ? 50 : 4;

type Reasons = Record<string, string>;

export type Converging = {
  service: ServiceName;
  /** The names of the events that it handles. */
  handled: readonly string[];
  deliver(heard: Envelope): Promise<void>;
  /** What the service had stored itself when it published an event, by the event's name. */
  own?: Record<string, (heard: Envelope) => Promise<void>>;
  /** What is done when everything was heard. */
  settle?(): Promise<void>;
  /** What another order may leave otherwise. */
  unlike?: Unlike;
  /** The same of whole rows. */
  apart?: Apart;
  /** Jobs that another order may leave out, and none do twice. */
  fewer?: readonly string[];
  /** What was stored before anything of the history that another order may put first. */
  begin?(): Promise<void>;
  /** Collections to which every event adds, late or not. */
  journals?: readonly string[];
  /** Handlers that write nothing here, by the names of their events, and why. */
  neverWrites?: Reasons;
  /** Handlers that leave nothing out that comes late, and why. */
  neverDrops?: Reasons;
};

/**
 * Delivers the recorded history to a service once in order, then backwards, then shuffled and in part twice; each time to what it had stored itself.
 * @returns a sentence for what another order leaves otherwise, and for each handler of which the history proves nothing
 */
export async function converge(converging: Converging): Promise<string[]> {
  const { service, handled, deliver, own = {}, begin, settle, unlike = {}, apart = {}, fewer = [] } = converging;
  const { journals = [], neverWrites = {}, neverDrops = {} } = converging;
  const db = openDb();
  const { events, rows } = openHistory();
  const concerning = events.filter(({ name }) => handled.includes(name) || name in own);

  /**
   * What fails is tried again after the others, as on a queue.
   * @param isWatched of which events it is to be told what collections they changed
   */
  async function play(
    list: readonly Envelope[],
    isWatched: (heard: Envelope) => boolean,
    saw: (heard: Envelope, changed: string[]) => void,
  ): Promise<void> {
    const begun = new Set<string>();
    /** What is stored now, where that is known. */
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

  // With time enough it is also seen whether an exception is one.
  const isOpen = (name: string, exceptions: Reasons) => isFull || !(name in exceptions);
  const dropped = new Set<string>();
  let found: string[] = [];
  for (let seed = 0; seed <= SHUFFLES && found.length === 0; seed++) {
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
    ...handled.filter(name => !wrote.has(name) && !(name in neverWrites)).map(name => `${name} never wrote anything`),
    ...handled
      .filter(name => wrote.has(name) && !dropped.has(name) && !(name in neverDrops))
      .map(name => `${name} never left out what came late`),
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
