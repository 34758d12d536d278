import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatMoment } from '../../../ui/formatDate.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { QmsItem } from './QmsItem.tsx';

const Fragment = graphql(`
  fragment QmsSection_qms on QmsChecklist {
    id
    complete
    total
    percent
    riskImpact
    meetsRequirements
    savedAt
    requirements {
      ...QmsItem_requirement
      id
      ticked
    }
  }
`);

const Save = graphql(`
  mutation SaveQmsChecklist($input: QmsChecklistInput!) {
    saveQmsChecklist(input: $input) {
      ...QmsSection_qms
      id
      complete
      total
      riskImpact
    }
  }
`);

/** An impact above this is shown as a warning. */
const GRAVE = 30;

/** The six requirements of a quality management system: ticked, shown by files, and evaluated. */
export function QmsSection(props: { qms: FragmentType<typeof Fragment> }) {
  const qms = readFragment(Fragment, props.qms);
  const saved = qms.requirements.filter(({ ticked }) => ticked).map(({ id }) => id);
  const [ticked, setTicked] = useState(saved);
  const changed = ticked.length !== saved.length || ticked.some(id => !saved.includes(id));
  const [save, { loading }] = useMutation(Save, {
    variables: { input: { assessmentId: qms.id, complete: ticked } },
    onCompleted: ({ saveQmsChecklist: { complete, total, riskImpact } }) =>
      toast({
        title: 'QMS Assessment Complete',
        text: `${complete} of ${total} requirements are met. Risk impact: +${riskImpact} points.`,
        destructive: riskImpact > GRAVE,
      }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });

  return (
    <>
      <ul className="mt-4 divide-y divide-line border-b border-line">
        {qms.requirements.map(requirement => (
          <QmsItem
            key={requirement.id}
            assessmentId={qms.id}
            requirement={requirement}
            ticked={ticked.includes(requirement.id)}
            onTick={isTicked =>
              setTicked(now => (isTicked ? [...now, requirement.id] : now.filter(id => id !== requirement.id)))
            }
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <div className="figures text-sm">
          {qms.savedAt ? (
            <>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {qms.complete} of {qms.total} met ({qms.percent}%), risk impact +{qms.riskImpact} points
                </span>
                <Badge
                  tone={qms.meetsRequirements ? 'low' : 'high'}
                  word={qms.meetsRequirements ? 'MEETS REQUIREMENTS' : 'BELOW 80%'}
                />
              </p>
              <p className="mt-1 text-xs text-muted">
                Evaluated {formatMoment(qms.savedAt)}.{changed && ' Your changes since then are not saved yet.'}
              </p>
            </>
          ) : (
            <p className="text-muted">Not evaluated yet.</p>
          )}
        </div>
        <Button look="primary" disabled={loading} onClick={() => save()}>
          {loading ? 'Evaluating...' : 'Evaluate QMS'}
        </Button>
      </div>
    </>
  );
}
