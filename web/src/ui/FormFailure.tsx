type Props = {
  message: string | undefined;
  /** A notification says it too, and is what screen readers announce. */
  isTold?: boolean;
};

/** The server's answer to the form that was sent, where its reader looks next: above its buttons. */
export function FormFailure({ message, isTold }: Props) {
  return (
    message && (
      <p role={isTold ? undefined : 'alert'} className="rounded-control bg-high-soft px-3 py-2 text-sm text-high">
        {message}
      </p>
    )
  );
}
