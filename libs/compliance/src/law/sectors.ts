/** The sectors of the regulator wizard and of the system form (docs/spec-coverage.md, section 3). */
export const sectors = [
  { value: 'financial', label: 'Financial services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'telecommunications', label: 'Telecommunications' },
  { value: 'transport', label: 'Transport' },
  { value: 'government', label: 'Government' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
] as const;
