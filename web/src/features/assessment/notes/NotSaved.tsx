/** The error below a field whose text could not be saved. */
export function NotSaved({ failure }: { failure: string | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="mt-1.5 text-sm text-high">
      Not saved. Try again. {failure}
    </p>
  );
}
