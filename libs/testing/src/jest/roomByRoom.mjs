import Sequencer from '@jest/test-sequencer';
import { roomOf } from './rooms.mjs';

/** Files that start products and databases. */
const STARTING = /\/libs\/(testing|dev-stack)\//;

/**
 * Orders test files: first those that start products, because they take longest, then room by room. What is left has no room and leaves
 * its modules in its worker, so it comes last.
 */
export default class RoomByRoom extends Sequencer {
  sort(tests) {
    const rooms = Map.groupBy(super.sort(tests), ({ path }) => roomOf(path));
    const { starting = [], alone = [] } = Object.groupBy(rooms.get(undefined) ?? [], ({ path }) =>
      STARTING.test(path) ? 'starting' : 'alone',
    );
    rooms.delete(undefined);
    const inRooms = [...rooms.values()].toSorted((one, other) => other.length - one.length).flat();
    return [...starting, ...inRooms, ...alone];
  }
}
