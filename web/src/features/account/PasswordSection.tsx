import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { NewPasswordFields } from '../../parts/account/NewPasswordFields.tsx';
import { newPassword, samePassword } from '../../parts/account/newPassword.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { forgetSessions } from './accountCache.ts';
import { accountQuery } from './accountQuery.ts';

export function PasswordSection({ username, tokens }: { username: string; tokens: number }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <AccountSection
        id="password"
        title="Password"
        text="Change it if you think someone else may know it. Length matters most: use 15 characters or more."
        action={
          <Button size="small" onClick={() => setChanging(true)}>
            Change Password
          </Button>
        }
      />
      <ChangePasswordDialog username={username} tokens={tokens} open={changing} onOpenChange={setChanging} />
    </>
  );
}

const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      id
      notice
    }
  }
`);

const Passwords = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Enter your password')),
    ...newPassword,
    endTokens: z.boolean(),
  })
  .check(samePassword);

/** `tokens`: the number of API tokens of the account. */
type Props = { username: string; tokens: number; open: boolean; onOpenChange: (open: boolean) => void };

function ChangePasswordDialog({ username, tokens, open, onOpenChange }: Props) {
  return (
    <Dialog
      title="Change Password"
      text="You stay signed in here. Every other session ends."
      open={open}
      onOpenChange={onOpenChange}
    >
      <ChangePasswordForm username={username} tokens={tokens} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ username, tokens, close }: { username: string; tokens: number; close: () => void }) {
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(Passwords),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '', endTokens: false },
  });
  const [change, { loading, error }] = useMutation(ChangePassword, {
    context: { renewsSession: true },
    update: (cache, { data }, { variables }) => {
      forgetSessions(cache, { data });
      if (data && variables?.input.endTokens)
        cache.updateQuery({ query: accountQuery }, account => account && { ...account, apiTokens: [] });
    },
    onCompleted: ({ changePassword }) => {
      toast({ title: 'Password changed', text: changePassword.notice ?? 'Your other sessions have ended.' });
      close();
    },
    onError: () => {},
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ currentPassword, password, endTokens }) =>
        change({ variables: { input: { currentPassword, newPassword: password, endTokens } } }),
      )}
    >
      {/* For password managers: the password's account. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields label="New Password" register={register} errors={errors} typed={watch('password')} />
      {tokens > 0 && (
        <label className="flex cursor-pointer items-center gap-3 text-base">
          <input type="checkbox" className="size-4.5 accent-accent" {...register('endTokens')} />
          {tokens === 1 ? 'Also revoke my API token' : `Also revoke my ${tokens} API tokens`}
        </label>
      )}
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Changing...' : 'Change Password'}
        </Button>
      </div>
    </form>
  );
}
