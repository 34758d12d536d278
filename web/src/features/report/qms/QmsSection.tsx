import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatUtcTime } from '../../../ui/formatDate.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { QmsItem } from './QmsItem.tsx';
import { qmsDuty } from './qmsDuty.ts';

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

const ReportFragment = graphql(`
  fragment QmsSection_report on Report {
    id
    jurisdiction
    class {
      label
    }
    roles {
      id
      label
    }
    duties {
      id
      questionId
      binds
      why
      from
      state
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

type Props = {
  qms: FragmentType<typeof Fragment>;
  report: FragmentType<typeof ReportFragment> | null | undefined;
  /** The reason why nothing can be ticked, if the report is final. */
  kept: string | undefined;
};

/**
 * The six requirements of a quality management system: ticked, proved by files, and evaluated. Usable whether or not the law requires
 * one.
 */
export function QmsSection(props: Props) {
  const qms = readFragment(Fragment, props.qms);
  const report = readFragment(ReportFragment, props.report);
  const duty = report && qmsDuty(report);
  const saved = qms.requirements.filter(({ ticked }) => ticked).map(({ id }) => id);
  const [ticked, setTicked] = useState(saved);
  const refused = useRefusal('work') ?? props.kept;
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
      {duty && <p className="mt-4 max-w-170 text-sm font-medium">{duty}</p>}
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {qms.requirements.map(requirement => (
          <QmsItem
            key={requirement.id}
            assessmentId={qms.id}
            requirement={requirement}
            ticked={ticked.includes(requirement.id)}
            refused={refused}
            kept={props.kept}
            onTick={isTicked =>
              setTicked(now => (isTicked ? [...now, requirement.id] : now.filter(id => id !== requirement.id)))
            }
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
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
                Evaluated {formatUtcTime(qms.savedAt)}.{changed && ' Your changes since then are not saved yet.'}
              </p>
            </>
          ) : (
            <p className="text-muted">Not evaluated yet.</p>
          )}
        </div>
        <Button look="primary" disabled={loading} refused={refused} onClick={() => save()}>
          {loading ? 'Evaluating...' : 'Evaluate QMS'}
        </Button>
      </div>
    </>
  );
}
