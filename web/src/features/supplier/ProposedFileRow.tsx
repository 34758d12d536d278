import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { formatSize } from '../../ui/formatSize.ts';
import { toastFailure } from '../../ui/toast.ts';
import { decideFile } from './decideFile.ts';

const AcceptFileDialog = lazyComponent(() => import('./AcceptFileDialog.tsx').then(module => module.AcceptFileDialog));

const Fragment = graphql(`
  fragment ProposedFileRow_file on ProposedFile {
    id
    name
    bytes
    uploadedAt
    state
    url
    decidedAt
    decidedBy {
      id
      username
      fullName
    }
  }
`);

const NO_ASSESSMENT = 'Please start an assessment of this system first. Evidence files belong to its answers.';

type Props = {
  file: FragmentType<typeof Fragment>;
  assessmentId: string | null;
  /** The questions that the supplier's question helps with. */
  beside: readonly string[];
};

/** A supplier's file to view, and to accept as evidence or decline. */
export function ProposedFileRow({ assessmentId, beside, ...props }: Props) {
  const { id, name, bytes, uploadedAt, state, url, decidedAt, decidedBy } = readFragment(Fragment, props.file);
  const [accepting, setAccepting] = useState(false);
  const refused = useRefusal('evidence');
  const [decide, { loading }] = useMutation(decideFile, {
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {url ? (
          <a href={url} download={name} className="font-medium wrap-anywhere text-accent underline underline-offset-4">
            {name}
          </a>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        <span className="figures text-xs text-muted">
          {formatSize(bytes)} · {formatDay(uploadedAt)}
        </span>
      </p>
      {state === 'open' ? (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            size="small"
            look="primary"
            refused={refused ?? (assessmentId ? undefined : NO_ASSESSMENT)}
            onClick={() => setAccepting(true)}
          >
            Accept as Evidence<span className="sr-only">: {name}</span>
          </Button>
          <Button
            size="small"
            refused={refused}
            disabled={loading}
            onClick={() => void decide({ variables: { input: { id, accept: false } } })}
          >
            Decline<span className="sr-only">: {name}</span>
          </Button>
        </div>
      ) : (
        decidedAt && (
          <p className="mt-1 text-xs text-muted">
            {state === 'accepted' ? 'Accepted as evidence' : 'Declined and deleted'} by{' '}
            <PersonName person={decidedBy} former="a former member" /> on {formatDay(decidedAt)}
          </p>
        )
      )}
      <Suspense>
        {accepting && assessmentId && (
          <AcceptFileDialog
            decision={decideFile}
            file={{ id, name }}
            assessmentId={assessmentId}
            beside={beside}
            onClose={() => setAccepting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
