export type Choice = {
  type: 'single_choice' | 'yes_no';
  options?: readonly { value: string; label: string }[] | null | undefined;
};

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The possible answers to a question, in display order. */
export function optionsOf({ type, options }: Choice): readonly { value: string; label: string }[] {
  return type === 'yes_no' ? yesOrNo : (options ?? []);
}
