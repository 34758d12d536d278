import { Link } from 'react-router-dom';
import { dutiesPath } from '../../parts/paths.ts';
import type { UsedFact } from './usedFacts.ts';

/** The organisation's facts with their dates, and a link to change them. */
export function FactList({ facts }: { facts: readonly UsedFact[] }) {
  return (
    <section
      id="organisation-facts"
      aria-labelledby="organisation-facts-heading"
      className="mt-6 rounded-card border border-line bg-surface px-4 py-5 text-sm sm:px-5"
    >
      <h2 id="organisation-facts-heading" className="font-semibold">
        {facts.length === 1
          ? '1 fact about your organisation is used'
          : `${facts.length} facts about your organisation are used`}
      </h2>
      <p className="mt-1 text-muted">
        They count as answers. You can change{' '}
        <Link to="/organisation" className="text-ink underline underline-offset-4 hover:no-underline">
          facts about your organisation
        </Link>{' '}
        and{' '}
        <Link to={dutiesPath} className="text-ink underline underline-offset-4 hover:no-underline">
          its duties
        </Link>
        .
      </p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {facts.map(({ id, name, value, day }) => (
          <div key={id} className="py-3 md:grid md:grid-cols-[3fr_2fr] md:gap-6">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="wrap-anywhere">
              <span className="font-medium">{value}</span>
              {day && <span className="block text-xs text-muted">As of {day}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
