export type Choice = {
  type: 'single_choice' | 'yes_no';
  options?: readonly { value: string; label: string }[] | null | undefined;
};

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What can be answered to a question, in the order in which it is shown. */
export function optionsOf({ type, options }: Choice): readonly { value: string; label: string }[] {
  return type === 'yes_no' ? yesOrNo : (options ?? []);
}
