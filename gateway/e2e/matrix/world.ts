import { type Callers, createCallers, withLink } from './callers.ts';
import { completeOne, createThings, type Things } from './things.ts';

/** All callers, and the items for their calls. */
export type World = { callers: Callers; things: Things };

export async function createWorld(baseURL: string | undefined): Promise<World> {
  const made = await createCallers(baseURL);
  const done = await completeOne(made);
  // Before files are removed below, because a room does not show removed files.
  const [link, room, requestLink] = await Promise.all([
    withLink(made, 'report', done.completedId),
    withLink(made, 'room', done.completedId),
    withLink(made, 'request', done.reportedId),
  ]);
  const callers = { ...made, link, room, requestLink };
  return { callers, things: await createThings(callers, done) };
}
