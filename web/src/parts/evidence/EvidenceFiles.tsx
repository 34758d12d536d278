import { evidenceEndings } from '@aicp/contracts/limits';
import { useApolloClient } from '@apollo/client/react';
import { type DragEvent, Suspense, useContext, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useRefusal } from '../account/useRefusal.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { EvidenceRow } from './EvidenceRow.tsx';
import { evidenceQuery } from './evidenceQuery.ts';
import { type Upload, useUploads } from './useUploads.ts';

const PickFileDialog = lazyComponent(() => import('./PickFileDialog.tsx').then(module => module.PickFileDialog));

const Fragment = graphql(`
  fragment EvidenceFiles_evidence on Evidence {
    ...EvidenceRow_evidence
    id
    supports
    standing
    asOf
  }
`);

type Props = {
  assessmentId: string;
  /** The id of a question or a requirement. */
  supports: string;
  /** Its accessible name, for users who cannot see its position. */
  label: string;
  files: readonly FragmentType<typeof Fragment>[];
  /** The reason why no files can be added, if the report is final. */
  kept?: string | undefined;
};

/** The files for one answer or requirement: added by drop or by choice, shown, replaced and removed. */
export function EvidenceFiles({ assessmentId, supports, label, kept, ...props }: Props) {
  const files = readFragment(Fragment, props.files);
  const { uploads, send, dismiss } = useUploads(assessmentId);
  const [over, setOver] = useState(false);
  const refused = useRefusal('evidence') ?? kept;
  const isArchived = useContext(ReadOnly) !== undefined;
  const [picking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const client = useApolloClient();
  const refresh = () =>
    void client
      .query({ query: evidenceQuery, variables: { id: assessmentId }, fetchPolicy: 'network-only' })
      .catch(error => toastFailure('Error', failureOf(error).message));
  const gone = files.filter(({ standing }) => standing === 'replaced' || standing === 'removed');
  const standing = files.filter(file => !gone.includes(file));

  function drag(event: DragEvent, isOver: boolean) {
    if (refused || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  }

  return (
    <fieldset
      className={`min-w-0 rounded-control ${over ? 'bg-accent-soft outline-2 outline-accent outline-dashed' : ''}`}
      onDragOver={event => drag(event, true)}
      onDragLeave={event => drag(event, false)}
      onDrop={event => {
        drag(event, false);
        if (refused) return;
        void send([...event.dataTransfer.files], { supports });
      }}
    >
      <legend className="sr-only">Files for {label}</legend>
      {standing.length > 0 && (
        <ul className="divide-y divide-line">
          {standing.map(file => (
            <EvidenceRow
              key={file.id}
              assessmentId={assessmentId}
              evidence={file}
              onReplace={replacement => send([replacement], { supports, replaces: file.id })}
            />
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className="py-1">
          {uploads.map(upload => (
            <UploadLine key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
      {isArchived ? (
        standing.length === 0 && <p className="py-2 text-xs text-muted">No files.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-xs text-muted">
          <Button size="small" refused={refused} onClick={() => input.current?.click()}>
            Add Files<span className="sr-only"> for {label}</span>
          </Button>
          <Button size="small" look="quiet" refused={refused} onClick={() => setPicking(true)}>
            Choose from Library<span className="sr-only"> for {label}</span>
          </Button>
          {!refused && <span className="pointer-coarse:hidden">or drop them here</span>}
        </p>
      )}
      <input
        ref={input}
        aria-label={`Files for ${label}`}
        type="file"
        multiple
        accept={evidenceEndings(supports).endings.join(',')}
        hidden
        onChange={({ currentTarget }) => {
          void send([...(currentTarget.files ?? [])], { supports });
          // Allows the same file to be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
      <Suspense>
        {picking && (
          <PickFileDialog
            assessmentId={assessmentId}
            supports={supports}
            onAdd={() => input.current?.click()}
            onPicked={refresh}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
      {gone.length > 0 && (
        <details className="pb-2 text-sm">
          <summary className="w-fit cursor-pointer text-xs text-muted">Replaced and removed ({gone.length})</summary>
          <ul className="mt-1 divide-y divide-line">
            {gone.map(file => (
              <EvidenceRow key={file.id} assessmentId={assessmentId} evidence={file} />
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

/** A file being sent with its progress, or the reason why it was refused. */
function UploadLine({ upload: { name, share, error }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm">
      <span className="min-w-0 flex-1 basis-40 truncate" title={name}>
        {name}
      </span>
      {error ? (
        <>
          <span role="alert" className="text-high">
            {error}
          </span>
          <Button size="small" look="quiet" onClick={onDismiss}>
            Dismiss<span className="sr-only"> {name}</span>
          </Button>
        </>
      ) : (
        <>
          <progress aria-label={`Uploading ${name}`} value={share} className="h-1.5 w-32 accent-accent" />
          <span className="figures w-10 text-right text-xs text-muted">{Math.round(share * 100)}%</span>
        </>
      )}
    </li>
  );
}
