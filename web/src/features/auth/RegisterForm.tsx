import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { setSignedInUser } from '../../client/signedInUser.ts';
import { fetchApollo, useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { NewPasswordFields } from '../../parts/account/NewPasswordFields.tsx';
import { newPassword, samePassword } from '../../parts/account/newPassword.ts';
import { ProviderLink } from '../../parts/account/ProviderLink.tsx';
import { EmailField } from '../../parts/emailField.ts';
import { askForName } from '../../parts/people/askForName.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
      username
      companyName
      isAdmin
      isEmailVerified
      role
      organisationCount
      memberCount
      notice
    }
  }
`);

type Invited = { email: string; invitation: string };

/** Returns the invitation that the user came from, if any. */
function useInvited(): Partial<Invited> | undefined {
  const state: { register?: Partial<Invited> } | null = useLocation().state;
  return state?.register?.invitation ? state.register : undefined;
}

/** The registration form. If single sign-on is required, it offers that instead. */
export function RegisterForm() {
  const { signIn } = useProduct();
  const invited = useInvited();
  if (!signIn?.only) return <OpenForm />;
  return (
    <div className="space-y-5">
      <p className="text-base text-muted">Your account is created when you sign in through your company.</p>
      <ProviderLink
        to={invited ? `/invitation#token=${invited.invitation}` : '/dashboard'}
        look="primary"
        className="w-full"
        size="large"
      >
        Sign In with {signIn.name}
      </ProviderLink>
    </div>
  );
}

function OpenForm() {
  const invited = useInvited();
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(Registration),
    defaultValues: { username: '', email: invited?.email ?? '', companyName: '', password: '', confirmPassword: '' },
  });
  const [failure, setFailure] = useState<string>();
  const [createAccount, { loading }] = useLateMutation(Register, {
    onCompleted: ({ register: user }) => {
      if (user.notice) toast({ title: 'Account created', text: user.notice });
      // The dialog opens on the next page.
      if (invited) void askForName();
      return setSignedInUser(user);
    },
    onFailure: ({ message }) => {
      setFailure(message);
      toastFailure('Registration failed', message);
    },
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      // A user in the last field also sees the button.
      className="space-y-5 [&_input[autocomplete=new-password]]:scroll-mb-48"
      onFocus={fetchApollo}
      onSubmit={handleSubmit(({ confirmPassword: _, ...input }) => {
        setFailure(undefined);
        return createAccount({ input: { ...input, ...(invited && { invitation: invited.invitation }) } });
      })}
    >
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={!!invited}
        hint={invited && 'Your invitation was sent to this address.'}
        error={errors.email?.message}
        {...register('email')}
      />
      {!invited && (
        <Field
          label="Company Name (Optional)"
          autoComplete="organization"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
      )}
      <NewPasswordFields label="Password" register={register} errors={errors} typed={watch('password')} />
      <p className="text-xs text-muted">
        The{' '}
        <Link to="/terms" className="underline">
          terms
        </Link>{' '}
        apply. For the data that we store about you, see the{' '}
        <Link to="/privacy" className="underline">
          privacy notice
        </Link>
        .
      </p>
      <FormFailure message={failure} isTold />
      <Button type="submit" look="primary" size="large" disabled={loading} className="w-full">
        {loading ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

/** The fields of the form. */
const Registration = z
  .object({
    username: z.string().check(z.minLength(1, 'Choose a username')),
    email: EmailField,
    companyName: z.string(),
    ...newPassword,
  })
  .check(samePassword);
