import { isolated } from '@aicp/contracts/isolated';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { ProposedFileRow } from './ProposedFileRow.tsx';

const Fragment = graphql(`
  fragment RequestCard_request on SupplierRequest {
    id
    label
    createdAt
    expiresAt
    endedAt
    sentAt
    questions {
      key
      text
      fact
      beside
      citation {
        label
        url
      }
    }
    proposals {
      number
      key
      ...ProposalRow_proposal
    }
  }
`);

const FileFragment = graphql(`
  fragment RequestCard_file on ProposedFile {
    id
    key
    ...ProposedFileRow_file
  }
`);

type Props = {
  request: FragmentType<typeof Fragment>;
  files: readonly FragmentType<typeof FileFragment>[];
  systemId: string;
  /** The assessment that files can be evidence for; null if none. */
  assessmentId: string | null;
};

/** One request: its questions and the answers to each. */
export function RequestCard({ systemId, assessmentId, ...props }: Props) {
  const request = readFragment(Fragment, props.request);
  const files = readFragment(FileFragment, props.files);
  const { id, label, createdAt, expiresAt, endedAt, sentAt, questions, proposals } = request;
  const name = label ?? 'the supplier';
  const came = questions.filter(
    ({ key }) => proposals.some(each => each.key === key) || files.some(each => each.key === key),
  );
  const hasExpired = !endedAt && Date.parse(expiresAt) <= Date.now();
  return (
    <section aria-labelledby={`request-${id}`} className="rounded-card border border-line bg-surface">
      <header className="border-b border-line px-5 py-4 sm:px-6">
        <h2 id={`request-${id}`} className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
          {sentAt ? `Reply from ${isolated(name)}, by link, ${formatDay(sentAt)}` : `Asked: ${isolated(name)}`}
          {endedAt && <Tag>Revoked</Tag>}
          {hasExpired && <Tag>Expired</Tag>}
        </h2>
        <p className="figures mt-1 text-sm text-muted">
          {questions.length} {questions.length === 1 ? 'question' : 'questions'}, asked on {formatDay(createdAt)} ·{' '}
          {came.length} answered ·{' '}
          {endedAt ? `revoked ${formatDay(endedAt)}` : `${hasExpired ? 'expired' : 'expires'} ${formatDay(expiresAt)}`}
        </p>
      </header>
      {came.length === 0 ? (
        <p className="px-5 py-4 text-sm text-muted sm:px-6">
          {sentAt
            ? 'No questions were answered.'
            : 'Nothing has been sent yet. The supplier’s drafts are not shown here.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {came.map(({ key, text, citation, fact, beside }) => (
            <li key={key} className="px-5 py-4 sm:px-6">
              <h3 className="text-sm font-medium">{text}</h3>
              {citation && (
                <a
                  href={citation.url}
                  target="_blank"
                  rel="noreferrer"
                  className="text-xs text-muted underline underline-offset-4"
                >
                  {citation.label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              )}
              {proposals
                .filter(each => each.key === key)
                .toReversed()
                .map(proposal => (
                  <ProposalRow
                    key={proposal.number}
                    systemId={systemId}
                    assessmentId={assessmentId}
                    requestId={id}
                    proposal={proposal}
                    question={text}
                    fact={fact ?? null}
                  />
                ))}
              {files
                .filter(each => each.key === key)
                .map(file => (
                  <ProposedFileRow key={file.id} file={file} assessmentId={assessmentId} beside={beside} />
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
