import { useMutation, useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { decideFile } from './decideFile.ts';

const Questions = graphql(`
  query QuestionsForFile($id: ID!) {
    assessment(id: $id) {
      id
      questions {
        id
        category
        question
      }
    }
  }
`);

type Props = {
  file: { id: string; name: string };
  assessmentId: string;
  beside: readonly string[];
  /** A property, so that this part does not import the page's. */
  decision: typeof decideFile;
  onClose: () => void;
};

/** Asks for the answer that a supplier's file proves. */
export function AcceptFileDialog({ file, assessmentId, beside, decision, onClose }: Props) {
  const { data, error } = useQuery(Questions, { variables: { id: assessmentId } });
  const [decide, { loading, error: failed }] = useMutation(decision, {
    update: cache => void cache.evict({ id: `Assessment:${assessmentId}`, fieldName: 'evidence' }),
    onCompleted: onClose,
    onError: () => {},
  });
  const questions = data?.assessment.questions ?? [];
  const first = questions.find(({ id }) => beside.includes(id))?.id ?? questions[0]?.id;

  function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const supports = String(new FormData(event.currentTarget).get('supports') ?? '');
    void decide({ variables: { input: { id: file.id, accept: true, assessmentId, supports } } });
  }

  return (
    <Dialog
      title="Accept as Evidence"
      text={<span className="wrap-anywhere">{file.name}</span>}
      open
      onOpenChange={onClose}
    >
      {!data && !error ? (
        <Skeleton rows={2} className="h-11" />
      ) : (
        <form className="space-y-5" onSubmit={accept}>
          {first && (
            <Select
              label="Evidence For"
              name="supports"
              defaultValue={first}
              hint="The file is shown with this question and in the audit bundle, with its source. You still answer the question yourself."
            >
              {questions.map(({ id, category, question }) => (
                <option key={id} value={id}>
                  {category}: {question}
                </option>
              ))}
            </Select>
          )}
          <FormFailure message={(failed ?? error) && failureOf(failed ?? error).message} />
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" disabled={loading || !first}>
              {loading ? 'Accepting...' : 'Accept as Evidence'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
