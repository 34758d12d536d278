import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { EmailKind } from '../../gql/graphql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment EmailsSection_user on User {
    id
    mutedEmails
  }
`);

const MuteEmails = graphql(`
  mutation MuteEmails($kinds: [EmailKind!]!) {
    muteEmails(kinds: $kinds) {
      ...EmailsSection_user
    }
  }
`);

const KINDS: Record<EmailKind, { label: string; hint: string }> = {
  reminders: {
    label: 'Reminders',
    hint: '90, 30 and 7 days before actions that you own are due, and before the review date of a risk that you accepted.',
  },
  evidence: { label: 'Evidence', hint: '90, 30 and 7 days before your evidence files expire.' },
  lawDays: {
    label: 'Legal dates',
    hint: '90, 30 and 7 days before a date on which the law changes for your AI systems.',
  },
  reassessments: {
    label: 'Reassessments',
    hint: '90, 30 and 7 days before your AI systems are due for reassessment, at the interval that your organisation has set.',
  },
  reviews: {
    label: 'Reviews',
    hint: '90, 30 and 7 days before the next review of your AI systems, as recorded in their facts.',
  },
  suppliers: {
    label: 'Supplier answers',
    hint: 'When the supplier of a system that you own, or a supplier that you asked, replies for the first time.',
  },
  digest: {
    label: 'Monday digest',
    hint: 'On Mondays from 6:00 UTC: due and overdue work, recent changes and unread notifications. Not sent if there is nothing to report.',
  },
};

/** The optional emails. */
export function EmailsSection(props: { user: FragmentType<typeof Fragment> }) {
  const muted = readFragment(Fragment, props.user).mutedEmails ?? [];
  const [mute, { loading }] = useMutation(MuteEmails, {
    onCompleted: () => toast({ title: 'Emails saved' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const turn = (kind: EmailKind, on: boolean) =>
    void mute({ variables: { kinds: on ? muted.filter(other => other !== kind) : [...muted, kind] } }).catch(() => {});
  return (
    <AccountSection
      id="emails"
      title="Emails"
      text="Choose which emails you get. Emails about your account, your purchases and your own requests are always sent."
    >
      <div className="space-y-5 px-5 py-4 sm:px-6">
        {(Object.keys(KINDS) as EmailKind[]).map(kind => (
          <Switch
            key={kind}
            {...KINDS[kind]}
            checked={!muted.includes(kind)}
            disabled={loading}
            onChange={on => turn(kind, on)}
          />
        ))}
      </div>
    </AccountSection>
  );
}
