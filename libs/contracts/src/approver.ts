/** The approver as printed: the name of the account first, then the function that they stated. */
export function approver({ name, function: title }: { name: string; function?: string | null | undefined }): string {
  return title ? `${name} (function: ${title})` : name;
}
