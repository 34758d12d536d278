import { useMutation } from '@apollo/client/react';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoment } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment Approval_document on AssessmentDocument {
    id
    current {
      number
      blanksLeft
      approval {
        name
        at
      }
    }
  }
`);

const Approve = graphql(`
  mutation ApproveDocument($input: ApproveDocumentInput!) {
    approveDocument(input: $input) {
      ...DocumentSheet_document
      ...DocumentRow_document
      id
    }
  }
`);

/** The reviewer's mark on the newest version. Any change to the text takes it off. */
export function Approval(props: { document: FragmentType<typeof Fragment> }) {
  const { id, current } = readFragment(Fragment, props.document);
  const [approve, { loading, error }] = useMutation(Approve, { onError: () => {} });
  const refused = useRefusal('approve');
  const send = (name: string) => approve({ variables: { input: { documentId: id, name } } });
  if (!current) return null;
  const { approval, blanksLeft } = current;

  function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('name') ?? '').trim());
  }

  return (
    <section className={`mt-12 border-t border-ink pt-4 ${approval ? '' : 'no-print'}`}>
      <h2 className="text-lg font-semibold">Review</h2>
      {approval ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3 text-sm">
          <p>
            Reviewed and approved by <span className="font-semibold">{approval.name}</span>,{' '}
            <time dateTime={approval.at}>{formatMoment(approval.at)}</time>.
          </p>
          <Button size="small" className="no-print" disabled={loading} refused={refused} onClick={() => send('')}>
            Withdraw Approval
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">
            Someone in your organisation reviews the text and approves it by name. Any later change to the text
            withdraws the approval.
            {blanksLeft > 0 && ` ${blanksLeft} ${blanksLeft === 1 ? 'blank is' : 'blanks are'} still to be filled in.`}
          </p>
          <form onSubmit={sign} className="mt-4 flex flex-wrap items-end gap-3">
            <div className="max-w-90 flex-1 basis-60">
              <Field label="Reviewer's name" name="name" required maxLength={200} autoComplete="name" />
            </div>
            <Button type="submit" look="primary" className="h-11" disabled={loading} refused={refused}>
              {loading ? 'Approving...' : 'Approve This Version'}
            </Button>
          </form>
        </>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm text-high">
          {failureOf(error).message}
        </p>
      )}
    </section>
  );
}
