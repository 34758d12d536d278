import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument'> & {
  /** The address to return to. */
  to: string;
  /** Whether the identity provider must ask again, to confirm identity. */
  isConfirmation?: boolean;
};

/** A link to the identity provider, which is another site. */
export function ProviderLink({ to, isConfirmation = false, ...rest }: Props) {
  const query = new URLSearchParams({ to, ...(isConfirmation && { purpose: 'proof' }) });
  return <ButtonLink {...rest} to={`/api/sign-in?${query}`} reloadDocument />;
}
