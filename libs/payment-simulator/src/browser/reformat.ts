/** Formats what was typed and leaves the cursor behind the same digit. */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const atEnd = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < before; position++) {
    if (/\d/.test(input.value[position] ?? '')) seen++;
  }
  input.setSelectionRange(position, position);
}
