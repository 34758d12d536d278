import { longDate } from '@aicp/compliance/law/calendar';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { Shape } from '../../../ui/Shape.tsx';

const Fragment = graphql(`
  fragment ProhibitedBand_report on Report {
    class {
      id
    }
    findings {
      questionId
      text
      dutyId
    }
    duties {
      id
      status
      from
      citation {
        ...Citation_citation
      }
    }
  }
`);

/** The prohibitions stand in the table under the letters of Art. 5(1): "5a". */
const isPractice = (id: string) => /^5[a-h]/.test(id);

/** What the title says already is left out. */
const practiceIn = (gap: string) => capitalise(gap.replace(/^Prohibited practice: /, ''));

/** A practice that Article 5 prohibits, above everything else. */
export function ProhibitedBand(props: { report: FragmentType<typeof Fragment>; day: string }) {
  const { class: found, findings, duties } = readFragment(Fragment, props.report);
  if (found?.id !== 'prohibited') return null;
  const practices = duties.filter(({ id, status }) => isPractice(id) && status === 'open');
  return (
    <section
      aria-labelledby="prohibited"
      className="mb-8 rounded-card bg-critical-soft p-5 text-critical sm:p-6 print:break-inside-avoid"
    >
      <h2 id="prohibited" className="flex items-center gap-3 font-serif text-xl font-semibold">
        <Shape tone="critical" size={18} />
        Prohibited practice: it must stop
      </h2>
      <ul className="mt-3 space-y-3">
        {practices.map(({ id, from, citation }) => (
          <li key={id}>
            <p className="max-w-170 text-base font-medium">
              {practiceIn(findings.find(({ dutyId }) => dutyId === id)?.text ?? '')}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              <Citation citation={citation} appliesFrom={from} on={props.day} />
              {from && from > props.day && `The Act prohibits it from ${longDate(from)}.`}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-170 text-sm">Nothing else in this report makes it lawful.</p>
    </section>
  );
}
