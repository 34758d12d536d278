import { isPlaceholderEmail } from '@aicp/contracts/emails/createPlaceholderEmail';
import { MAX_FULL_NAME_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { updateUser } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useResendVerification } from '../../parts/account/useResendVerification.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { PendingEmail } from './PendingEmail.tsx';

const Fragment = graphql(`
  fragment ProfileSection_user on User {
    id
    email
    isEmailVerified
    pendingEmail
    fullName
    companyName
    jurisdiction
    signInMeans {
      password
    }
  }
`);

const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      fullName
      companyName
      jurisdiction
    }
  }
`);

const upTo = (length: number) => z.string().check(z.trim(), z.maxLength(length, `Use at most ${length} characters`));

const Profile = z.object({
  fullName: upTo(MAX_FULL_NAME_LENGTH),
  companyName: upTo(MAX_NAME_LENGTH),
  // A disabled control has no value.
  jurisdiction: z.optional(z.enum(['EU', 'UK'])),
});

export function ProfileSection(props: { user: FragmentType<typeof Fragment> }) {
  const user = readFragment(Fragment, props.user);
  const [changing, setChanging] = useState(false);
  const refused = useRefusal('manage');
  const { resend, loading: sending } = useResendVerification();
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(Profile),
    values: { fullName: user.fullName ?? '', companyName: user.companyName ?? '', jurisdiction: user.jurisdiction },
  });
  const [update, { loading }] = useMutation(UpdateProfile, {
    onCompleted: ({ updateProfile }) => {
      updateUser({ companyName: updateProfile.companyName ?? null });
      toast({ title: 'Profile saved' });
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });

  return (
    <AccountSection id="profile" title="Profile" text="Your name, contact details and default jurisdiction.">
      <div className="divide-y divide-line">
        <AccountRow
          label={
            <span className="flex items-center gap-2">
              Email <Tag>{user.isEmailVerified ? 'Verified' : 'Not verified'}</Tag>
            </span>
          }
          action={
            <>
              {!user.isEmailVerified && !user.pendingEmail && !isPlaceholderEmail(user.email) && (
                <Button size="small" disabled={sending} onClick={resend}>
                  {sending ? 'Sending...' : 'Resend Verification'}
                </Button>
              )}
              {user.signInMeans.password && (
                <Button size="small" onClick={() => setChanging(true)}>
                  Change Email
                </Button>
              )}
            </>
          }
        >
          <span className="block break-words">
            {isPlaceholderEmail(user.email)
              ? 'None. The recipient of our email said that this account is not theirs.'
              : user.email}
          </span>
        </AccountRow>
        {user.pendingEmail && <PendingEmail email={user.pendingEmail} />}
        <form
          noValidate
          className="space-y-5 px-5 py-5 sm:px-6"
          onSubmit={handleSubmit(({ fullName, ...company }) =>
            update({
              // If unchanged, the name may still be filled in by a directory.
              variables: { input: { ...(formState.dirtyFields.fullName && { fullName }), ...(!refused && company) } },
            }),
          )}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label="Full Name (Optional)"
              autoComplete="name"
              dir="auto"
              hint="Shown to your organisation next to your work and printed with your approvals."
              error={formState.errors.fullName?.message}
              {...register('fullName')}
            />
            <Field
              label="Company Name"
              autoComplete="organization"
              readOnly={!!refused}
              hint={refused}
              error={formState.errors.companyName?.message}
              {...register('companyName')}
            />
            <Select label="Jurisdiction" disabled={!!refused} {...register('jurisdiction')}>
              <option value="EU">European Union</option>
              <option value="UK">United Kingdom</option>
            </Select>
          </div>
          <Button type="submit" look="primary" disabled={loading || !formState.isDirty}>
            {loading ? 'Saving...' : 'Save Profile'}
          </Button>
        </form>
      </div>
      <ChangeEmailDialog open={changing} onOpenChange={setChanging} />
    </AccountSection>
  );
}
