import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { DeadlineRow } from './DeadlineRow.tsx';
import { groupsOf } from './groupsOf.ts';

/** All deadlines in words, in order of urgency. */
export function DeadlineList({ deadlines, today }: { deadlines: Deadline[]; today: string }) {
  return groupsOf(deadlines, today).map(({ title, deadlines }) => (
    <section key={title} aria-label={title} className="mt-8">
      <h2 className="font-serif text-xl font-semibold">
        {title} <span className="figures font-sans text-sm font-normal text-muted">{deadlines.length}</span>
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {deadlines.map(deadline => (
          <DeadlineRow key={deadline.key} deadline={deadline} today={today} />
        ))}
      </ul>
    </section>
  ));
}
