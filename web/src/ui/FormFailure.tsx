type Props = {
  message: string | undefined;
  /** Whether a notification shows it too, which screen readers announce. */
  isTold?: boolean;
};

/** The server's error for a form, above its buttons, where users look next. */
export function FormFailure({ message, isTold }: Props) {
  return (
    message && (
      <p role={isTold ? undefined : 'alert'} className="rounded-control bg-high-soft px-3 py-2 text-sm text-high">
        {message}
      </p>
    )
  );
}
