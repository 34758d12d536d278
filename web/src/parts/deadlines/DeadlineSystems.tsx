import { Link } from 'react-router-dom';
import { systemPath } from '../paths.ts';
import type { Deadline } from './deadlines.ts';

/** The systems that a deadline is about, each with a link, or the organisation as a whole. */
export function DeadlineSystems({ deadline }: { deadline: Deadline }) {
  const { systems, jurisdiction, more, organisation } = deadline;
  return (
    <>
      {organisation && 'Organisation'}
      {systems.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={systemPath(jurisdiction ?? 'EU', id)} className="underline underline-offset-4 hover:no-underline">
            {name}
          </Link>
        </span>
      ))}
      {more > 0 && ` and ${more.toLocaleString('en-GB')} more`}
    </>
  );
}
