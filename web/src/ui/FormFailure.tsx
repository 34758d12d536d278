/** The server's answer to the form that was sent, where its reader looks next: above its buttons. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    message && (
      <p role="alert" className="rounded-control bg-high-soft px-3 py-2 text-sm text-high">
        {message}
      </p>
    )
  );
}
