import { useLazyQuery, useMutation } from '@apollo/client/react';
import { useContext } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { useIsShared } from '../../../parts/people/useIsShared.ts';
import { useMembers } from '../../../parts/people/useMembers.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReadOnly } from '../../../ui/ReadOnly.ts';
import { CarriedMark } from '../documents/CarriedMark.tsx';
import { DifferenceList } from './Differences.tsx';

const Fragment = graphql(`
  fragment CheckVersion_document on AssessmentDocument {
    id
    approvedFor
    approvedForDate
    checkedAgainst
    checkedBy {
      id
      username
      fullName
    }
    current {
      hash
      authors {
        id
      }
    }
  }
`);

const Changes = graphql(`
  query DocumentChanges($id: ID!) {
    document(id: $id) {
      id
      changes {
        section
        added
        removed
      }
    }
  }
`);

const Check = graphql(`
  mutation CheckDocument($input: CheckDocumentInput!) {
    checkDocument(input: $input) {
      ...DocumentSheet_document
      ...DocumentRow_document
      id
    }
  }
`);

/** For a version approved for an earlier report: the changes that generating it again would make, and the confirmation. */
export function CheckVersion(props: { document: FragmentType<typeof Fragment> }) {
  const document = readFragment(Fragment, props.document);
  const { id, approvedFor, checkedAgainst, checkedBy, current } = document;
  // Edits elsewhere change the result, so it is never read from the cache.
  const [compare, { data, loading, error }] = useLazyQuery(Changes, { fetchPolicy: 'no-cache' });
  const [check, checking] = useMutation(Check, { onError: () => {} });
  const mayNotApprove = useRefusal('approve');
  const isArchived = useContext(ReadOnly) !== undefined;
  const isShared = useIsShared();
  const { members } = useMembers(isShared);
  if (!approvedFor || !current) return null;
  const me = members?.find(({ you }) => you);
  const isMine = isShared && !!me && current.authors.some(author => author.id === me.id);
  const refused = mayNotApprove ?? (isMine ? 'You edited this version. Another member must check it.' : undefined);
  const changes = data?.document.changes;
  const failed = error ?? checking.error;
  return (
    <section
      aria-label="Approved for an earlier report"
      className="no-print mb-6 rounded-card border border-line bg-surface px-5 py-4 text-sm"
    >
      <p>
        <CarriedMark document={document} />
        {checkedBy && (
          <>
            {' '}
            Checked by <PersonName person={checkedBy} former="a former member" />.
          </>
        )}
      </p>
      {!isArchived && (
        <p className="mt-1 text-muted">To change the text, generate the document again on the report page.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" disabled={loading} onClick={() => compare({ variables: { id } })}>
          {loading ? 'Comparing...' : 'Compare with This Report'}
        </Button>
        {!checkedAgainst && (
          <Button
            size="small"
            look="primary"
            disabled={checking.loading}
            refused={refused}
            onClick={() => check({ variables: { input: { documentId: id, hash: current.hash } } })}
          >
            Confirm It Still Fits
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {changes?.length === 0 && (
          <p className="mt-3">Generating the document for this report would change only its date.</p>
        )}
        {changes && <DifferenceList found={changes} />}
      </div>
      {failed && (
        <p role="alert" className="mt-2 text-high">
          {failureOf(failed).message}
        </p>
      )}
    </section>
  );
}
