import { longDate } from '@aicp/compliance/law/calendar';
import { isolated } from '@aicp/contracts/isolated';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { reportPath, systemPath } from '../../parts/paths.ts';
import { personName } from '../../parts/people/personName.ts';
import { formatUtcTime } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { LawChangeChoices } from './LawChangeChoices.tsx';

const Fragment = graphql(`
  fragment LawChangeCard_change on LawChange {
    id
    jurisdiction
    bankVersion
    toVersion
    needs
    questions
    reason
    decidedAt
    decidedBy {
      id
      username
      fullName
    }
    system {
      id
      jurisdiction
      name
    }
    citation {
      ...Citation_citation
    }
    moves {
      what
      subject
      before
      after
    }
  }
`);

type Props = { change: FragmentType<typeof Fragment>; onDecided: () => void };

/** Replaces each ISO date in a text with a form like "2 December 2027". */
const inWords = (text: string) => text.replace(/\d{4}-\d{2}-\d{2}/g, longDate);

/** The effect of a law change on one system, old next to new, and the choices. */
export function LawChangeCard({ onDecided, ...props }: Props) {
  const change = readFragment(Fragment, props.change);
  const { id, jurisdiction, bankVersion, toVersion, system, needs, questions, citation, moves, reason } = change;
  const sameBank = bankVersion === toVersion;
  return (
    <article aria-labelledby={`system-${id}`} className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
      <h3 id={`system-${id}`} className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        <Link to={systemPath(jurisdiction, system.id)} className="underline underline-offset-4 hover:no-underline">
          {system.name}
        </Link>
        <Tag>{jurisdiction}</Tag>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span>
          {sameBank
            ? 'A legal date has passed.'
            : `Assessed with the questions dated ${longDate(bankVersion.slice(3))}. The current questions are dated ${longDate(toVersion.slice(3))}.`}
        </span>
        {citation && <Citation citation={citation} />}
      </p>
      {moves.length > 0 && (
        <table className="mt-4 w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-2 pr-4 font-medium">
                Item
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Before
              </th>
              <th scope="col" className="py-2 font-medium">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ what, subject, before, after }) => (
              <tr key={`${what} ${subject}`} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                  {subject}
                </th>
                <td className="py-2 pr-4">{inWords(before ?? 'Not included')}</td>
                <td className="py-2">
                  {inWords(after ?? (questions > 0 ? 'Known once you have answered' : 'No longer included'))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {needs === 'answer' && (
        <p className="mt-3 text-sm text-muted">
          About {questions} {questions === 1 ? 'question is' : 'questions are'} new, so you cannot accept the new result
          before answering. {moves.some(({ after }) => after !== null) && 'Until then they count as "Not sure" here. '}
          Your previous answers are shown next to the options.
        </p>
      )}
      <p className="mt-3 text-sm">
        <Link to={reportPath(jurisdiction, id)} className="underline underline-offset-4 hover:no-underline">
          The current report
        </Link>
      </p>
      {reason === null ? (
        <LawChangeChoices
          id={id}
          system={system}
          jurisdiction={jurisdiction}
          canAccept={needs === 'accept'}
          onDecided={onDecided}
        />
      ) : (
        <p className="mt-3 text-sm wrap-anywhere">
          <span className="text-muted">
            Kept{change.decidedBy && ` by ${isolated(personName(change.decidedBy))}`}
            {change.decidedAt && `, ${formatUtcTime(change.decidedAt)}`}:
          </span>{' '}
          {reason}
        </p>
      )}
    </article>
  );
}
