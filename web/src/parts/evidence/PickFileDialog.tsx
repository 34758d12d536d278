import { evidenceEndings } from '@aicp/contracts/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatShortDate } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useStill } from '../../ui/useStill.ts';
import { kindWord } from './kindWords.ts';
import { linkMutation } from './linkMutations.ts';
import { StandingMark } from './StandingMark.tsx';

const Pickable = graphql(`
  query PickableEvidence($id: ID!, $filter: EvidenceFilter!, $forSystem: Boolean!) {
    assessment(id: $id) @include(if: $forSystem) {
      id
      jurisdiction
      aiSystemId
    }
    evidenceFiles(filter: $filter, first: 20) {
      items {
        id
        title
        name
        kind
        ending
        standing
        validUntil
      }
      total
    }
  }
`);

type Props = {
  /** Null for an organisation duty. */
  assessmentId: string | null;
  /** The id of a question, a QMS requirement, an own action or an organisation duty. */
  supports: string;
  /** Adds a new file instead. */
  onAdd: () => void;
  onPicked: () => void;
  onClose: () => void;
};

/** Picks a file of the evidence library for a question, a requirement, an action or a duty, or adds a new one. */
export function PickFileDialog({ assessmentId, supports, onAdd, onPicked, onClose }: Props) {
  const [search, setSearch] = useState('');
  const variables = {
    id: assessmentId ?? '',
    filter: { search: useStill(search) || null },
    forSystem: assessmentId !== null,
  };
  const { data, previousData, error } = useQuery(Pickable, { variables, fetchPolicy: 'network-only' });
  const [link, { loading, error: refusal }] = useMutation(linkMutation, {
    onCompleted: () => {
      onPicked();
      onClose();
    },
    onError: () => {},
  });
  const shown = data ?? previousData;
  const { endings } = evidenceEndings(supports);
  const action = /^action-(\d+)$/.exec(supports)?.[1];

  function pick(evidenceId: string) {
    const { aiSystemId: systemId = null, jurisdiction = null } = shown?.assessment ?? {};
    const ofSystem = action ? 'action' : supports.startsWith('qms-') ? 'qms' : 'answer';
    const kind = assessmentId === null ? 'organisation' : ofSystem;
    link({ variables: { input: { evidenceId, kind, systemId, jurisdiction, id: action ?? supports } } });
  }

  return (
    <Dialog
      title="Choose from the Evidence Library"
      text="The file is linked here as well. Its other links do not change."
      open
      onOpenChange={onClose}
    >
      <Field
        label="Search"
        type="search"
        maxLength={200}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="mt-4 max-h-80 overflow-y-auto">
        {!shown && !error && <Skeleton rows={3} className="h-10" />}
        {error && !shown && <FormFailure message={failureOf(error).message} />}
        {shown && shown.evidenceFiles.items.length === 0 && (
          <p className="text-sm text-muted">{search ? 'No file matches.' : 'The library has no files yet.'}</p>
        )}
        <ul className="divide-y divide-line">
          {shown?.evidenceFiles.items.map(file => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <div className="min-w-0 flex-1 basis-50">
                <p className="flex flex-wrap items-center gap-x-3">
                  <span className="font-medium wrap-anywhere">{file.title}</span>
                  <StandingMark standing={file.standing} />
                </p>
                <p className="text-xs text-muted">
                  {kindWord(file.kind)} · {file.name}
                  {file.validUntil && ` · valid until ${formatShortDate(file.validUntil)}`}
                </p>
              </div>
              <Button
                size="small"
                disabled={loading}
                refused={
                  endings.includes(`.${file.ending}`)
                    ? undefined
                    : 'The QMS checklist does not accept files of this type.'
                }
                onClick={() => pick(file.id)}
              >
                Use<span className="sr-only"> {file.title}</span>
              </Button>
            </li>
          ))}
        </ul>
        {shown && shown.evidenceFiles.total > shown.evidenceFiles.items.length && (
          <p className="mt-2 text-xs text-muted">
            The newest {shown.evidenceFiles.items.length} of {shown.evidenceFiles.total} files. Search for others.
          </p>
        )}
      </div>
      <FormFailure message={refusal && failureOf(refusal).message} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          onClick={() => {
            onClose();
            onAdd();
          }}
        >
          Add a New File
        </Button>
      </div>
    </Dialog>
  );
}
